/** The calls of all forms that are one short post, from the registry: for the listener, and for what it leaves to Next. */
import type { CallRequest } from '#lib/server/intake/body';
import { answering } from '#lib/server/intake/receive';
import { asResponse, type CallAnswer } from '#lib/server/intake/reply';
import { errorEnvelope } from '#lib/shared/addresses/api-routes';
import { shortForms as forms } from '#lib/shared/forms/registry';

/** By address. */
export const shortForms: ReadonlyMap<string, (request: CallRequest) => Promise<CallAnswer>> =
  new Map(forms.map((form) => [form.action, answering(form)] as const));

export async function receiveShort(request: CallRequest): Promise<Response> {
  const call = shortForms.get(new URL(request.url).pathname);
  return call
    ? asResponse(await call(request))
    : new Response(errorEnvelope('Not found'), { status: 404 });
}
