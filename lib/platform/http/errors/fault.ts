/** What is read where a page or a call of ours threw: Next's own answer holds nothing for whoever runs no scripts. */

import type { Instrumentation } from 'next';
import { errorEnvelope, isApiPath } from '#data/addresses/api-routes';
import { renderPaths } from '#data/addresses/render-paths';
import { routes } from '#data/addresses/routes';
import { renderPage } from '#lib/platform/http/page-view';
import { faultOf, log } from '#lib/platform/log/log';
import { redactedPath } from '#lib/platform/log/redacted-path';
import { escapeHtml } from '#lib/platform/values/text';

const title = 'Something broke on our side';
const text = 'The page could not be shown. What you sent earlier is safe. Please try again.';

/** The same words as in app/(site)/error.tsx. */
export async function faultAnswer(
  path: string,
): Promise<{ readonly type: string; readonly body: string }> {
  if (isApiPath(path)) {
    return {
      type: 'application/json; charset=utf-8',
      body: errorEnvelope('Something went wrong.'),
    };
  }
  const ways = [{ href: routes.home, label: 'Go Back Home' }];
  const view = { title, message: { heading: title, text, ways } };
  const body = await renderPage(renderPaths.message, view).catch(bare);
  return { type: 'text/html; charset=utf-8', body };
}

/** Where Next renders no page at all. */
const bare = () =>
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1><p>${escapeHtml(text)}</p></main></html>`;

type ErrorArguments = Parameters<Instrumentation.onRequestError>;

/** The headers object stands for its request. */
const reported = new WeakMap<WeakKey, ErrorArguments[1]['headers']>();

/** What Next calls with each error; it tells twice of a page that it could not make anew. */
export function logRequestError(
  ...[error, { path, headers }, { routePath, routeType }]: ErrorArguments
) {
  if (error instanceof Error) {
    if (reported.get(error) === headers) return;
    reported.set(error, headers);
  }
  const place = { path: redactedPath(path), route: routePath, kind: routeType };
  log().error({ ...place, ...faultOf(error) }, 'a page failed');
}
