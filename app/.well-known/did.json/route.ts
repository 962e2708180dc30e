import { issuerDocument } from '#lib/certificates/credentials';
import { forVerifiers } from '#lib/certificates/http';
import { context } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import { httpError, replyError } from '#lib/platform/http/intake/reply';

/** The public keys of our certificates, where did:web looks for them. */
export const GET = (): Promise<Response> =>
  whileStoreAnswers(keys, () => replyError(httpError(503, 'Please try again in a minute.').error));

async function keys(): Promise<Response> {
  const document = await issuerDocument(context());
  if (!document) return new Response('Not found', { status: 404 });
  return new Response(JSON.stringify(document), {
    headers: {
      'content-type': 'application/did+json',
      'cache-control': 'public, max-age=3600',
      ...forVerifiers,
    },
  });
}
