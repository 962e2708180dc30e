/** The calls of the site (decisions, section 6): what is none of these, or asked wrongly, is refused. */
import { apiRoutes, healthCheck, paymentWebhook, webinarFeed } from '#lib/routes';

export const postRoutes: readonly string[] = [...Object.values(apiRoutes), paymentWebhook];
const gets = [healthCheck, webinarFeed];

const allowed = new Map<string, readonly string[]>([
  ...postRoutes.map((path) => [path, ['POST']] as const),
  ...gets.map((path) => [path, ['GET', 'HEAD']] as const),
]);

export type ApiError = {
  readonly status: 404 | 405;
  readonly message: string;
  readonly allow?: string;
};

export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Why a call is refused before anybody looks at it; undefined when it is one of ours. */
export function rejectApiCall(method: string, path: string): ApiError | undefined {
  const methods = allowed.get(path);
  if (!methods) return { status: 404, message: 'Not found' };
  if (methods.includes(method)) return undefined;
  return { status: 405, message: 'Method not allowed', allow: methods.join(', ') };
}

/** The envelope of decisions, section 5. */
export const errorEnvelope = (message: string): string =>
  JSON.stringify({ success: false, message, msg: message });
