/** A fault of ours becomes an answer, and a line in the log without what the visitor wrote. */
import { isPlainPost } from '#lib/intake/body';
import { fillPage } from '#lib/intake/error-page';
import { httpError } from '#lib/intake/http-error';
import { replyError } from '#lib/intake/reply';
import { noteRefusal } from '#lib/limits/refusals';
import { faultOf, log } from '#lib/log';
import { routes } from '#lib/routes';
import { site } from '#lib/site';

type Call = (request: Request) => Promise<Response>;

const words = 'Something went wrong on our side. Please try again, or call us.';

export const withErrorBoundary =
  (call: Call): Call =>
  async (request) => {
    try {
      const response = await call(request);
      await noteRefusal(site(), request, response.status);
      return response;
    } catch (error) {
      log().error(faultOf(error), 'a call failed');
      if (!isPlainPost(request)) return replyError(httpError(500, words).refused);
      const html = `<div class="summary" role="alert"><h2>${words}</h2></div>`;
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
      return new Response(fillPage(routes.problem, words, html), { status: 500, headers });
    }
  };
