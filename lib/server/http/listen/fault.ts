/** What is read where a page or a call of ours threw: Next's own answer holds nothing for whoever runs no scripts. */
import { inSiteFrame } from '#lib/server/http/site-page-template';
import { errorEnvelope, isApiPath } from '#lib/shared/addresses/api-routes';
import { routes } from '#lib/shared/addresses/routes';

const title = 'Something broke on our side';
const text = 'The page could not be shown. What you sent earlier is safe. Please try again.';

/** The same words as in app/(site)/error.tsx. */
export function faultAnswer(path: string): { readonly type: string; readonly body: string } {
  if (isApiPath(path)) {
    return {
      type: 'application/json; charset=utf-8',
      body: errorEnvelope('Something went wrong.'),
    };
  }
  const inner = `<div class="wrap pt-10 pb-16 md:pt-16"><h1>${title}</h1><p class="lede mt-4">${text}</p><p class="mt-7"><a class="button line" href="${routes.home}">Go Back Home</a></p></div>`;
  return { type: 'text/html; charset=utf-8', body: inSiteFrame(routes.enquiryFrame, title, inner) };
}
