import { issuerDocument } from '#lib/server/certificates/credentials';
import { forVerifiers } from '#lib/server/certificates/http';
import { httpError } from '#lib/server/http/errors/http-error';
import { replyError } from '#lib/server/intake/reply';
import { site } from '#lib/server/site';
import { whileStoreAnswers } from '#lib/server/store/outage';

/** The public keys of our certificates, where did:web looks for them. */
export const GET = (): Promise<Response> =>
  whileStoreAnswers(keys, () => replyError(httpError(503, 'Please try again in a minute.').error));

async function keys(): Promise<Response> {
  const document = await issuerDocument(site());
  if (!document) return new Response('Not found', { status: 404 });
  return new Response(JSON.stringify(document), {
    headers: {
      'content-type': 'application/did+json',
      'cache-control': 'public, max-age=3600',
      ...forVerifiers,
    },
  });
}
