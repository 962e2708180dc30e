/** The response where a page or a call threw: Next's own response is empty without scripts. */

import type { Instrumentation } from 'next';
import { errorEnvelope, isApiPath } from '#data/addresses/api-routes';
import { renderPaths } from '#data/addresses/render-paths';
import { routes } from '#data/addresses/routes';
import { renderPage } from '#lib/platform/http/page-view';
import { errorFields, log, redactedPath } from '#lib/platform/log/log';
import { escapeHtml } from '#lib/platform/values/text';

const title = 'Something went wrong on our side';
const text = 'We could not show the page. What you sent earlier is safe. Please try again.';

/** The text is that of app/(site)/error.tsx. */
export async function errorResponse(
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

const bare = () =>
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1><p>${escapeHtml(text)}</p></main></html>`;

type ErrorArguments = Parameters<Instrumentation.onRequestError>;

/** The headers object identifies its request. */
const reported = new WeakMap<WeakKey, ErrorArguments[1]['headers']>();

/** Next reports a page twice that it could not revalidate. */
export function logRequestError(
  ...[error, { path, headers }, { routePath, routeType }]: ErrorArguments
) {
  if (error instanceof Error) {
    if (reported.get(error) === headers) return;
    reported.set(error, headers);
  }
  const place = { path: redactedPath(path), route: routePath, kind: routeType };
  log().error({ ...place, ...errorFields(error) }, 'a page failed');
}
