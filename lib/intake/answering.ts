/** A fault of ours becomes an answer, and a line in the log without what the visitor wrote. */
import { isPlainPost } from '#lib/intake/body';
import { fillPage } from '#lib/intake/problem-page';
import { refuse } from '#lib/intake/refusal';
import { replyRefusal } from '#lib/intake/reply';
import { faultOf, log } from '#lib/log';
import { routes } from '#lib/routes';

type Call = (request: Request) => Promise<Response>;

const words = 'Something went wrong on our side. Please try again, or call us.';

export const answering =
  (call: Call): Call =>
  async (request) => {
    try {
      return await call(request);
    } catch (error) {
      log().error(faultOf(error), 'a call failed');
      if (!isPlainPost(request)) return replyRefusal(refuse(500, words).refused);
      const told = `<div class="summary" role="alert"><h2>${words}</h2></div>`;
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
      return new Response(fillPage(routes.problem, words, told), { status: 500, headers });
    }
  };
