/** The API routes (contract: Calls): what is none of these, or asked wrongly, is refused. */

import { deskCalls } from '#data/addresses/desk-routes';
import {
  apiRoutes,
  healthCheck,
  paymentWebhook,
  searchCall,
  webinarFeed,
} from '#data/addresses/routes';
import { forms } from '#lib/accounts/forms/registry';
import type { ErrorResponse } from '#lib/platform/http/errors/http-error';

export const postRoutes: readonly string[] = [
  ...new Set([...Object.values(apiRoutes), ...forms.map(({ action }) => action), paymentWebhook]),
];
const gets = [healthCheck, searchCall, webinarFeed, deskCalls.state];

const allowed = new Map<string, readonly string[]>([
  ...postRoutes.map((path) => [path, ['POST']] as const),
  ...gets.map((path) => [path, ['GET', 'HEAD']] as const),
]);

/** Calls whose address names what they are about; the names above come first. */
const patterns: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/api\/desk\/[^/]+$/, ['POST']],
  [/^\/api\/desk\/batches\/[^/]+$/, ['POST']],
  [/^\/api\/desk\/sessions\/[^/]+$/, ['POST']],
  [/^\/api\/desk\/vacancies\/[^/]+$/, ['POST']],
  [/^\/api\/continue\/[^/]+$/, ['GET', 'HEAD', 'DELETE']],
  [/^\/api\/enquiry\/[^/]+$/, ['POST']],
  [/^\/api\/enquiry\/[^/]+\/order$/, ['POST']],
  [/^\/api\/exam\/[^/]+$/, ['POST']],
  [/^\/api\/shortlist\/[^/]+$/, ['POST']],
  [/^\/api\/stop-mails\/[^/]+$/, ['POST']],
];

const methodsOf = (path: string) =>
  allowed.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1];

/** Why a call is refused before anybody looks at it; undefined when it is one of ours. */
export function rejectApiCall(method: string, path: string): ErrorResponse | undefined {
  const methods = methodsOf(path);
  if (!methods) return { status: 404, message: 'Not found' };
  if (methods.includes(method)) return undefined;
  return { status: 405, message: 'Method not allowed', headers: { allow: methods.join(', ') } };
}
