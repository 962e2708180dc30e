/** A page or route that threw: one line of where, and nothing that a visitor wrote. */
import type { Instrumentation } from 'next';
import { faultOf, log } from '#lib/server/log';
import { redactedPath } from '#lib/server/redacted-path';

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
