/** The calls of all forms that are one short post, from the registry: for the listener, and for what it leaves to Next. */
import type { CallRequest } from '#lib/server/intake/body';
import { receive } from '#lib/server/intake/receive';
import { errorEnvelope } from '#lib/shared/addresses/api-routes';
import { shortForms as forms } from '#lib/shared/forms/registry';

/** By address. */
export const shortForms: ReadonlyMap<string, ReturnType<typeof receive>> = new Map(
  forms.map((form) => [form.action, receive(form)] as const),
);

export async function receiveShort(request: CallRequest): Promise<Response> {
  const call = shortForms.get(new URL(request.url).pathname);
  return call?.(request) ?? new Response(errorEnvelope('Not found'), { status: 404 });
}
