import { issuerDocument } from '#lib/certificates/issuer';
import { site } from '#lib/site';

/** The public keys of our certificates, where did:web looks for them. */
export async function GET(): Promise<Response> {
  const document = await issuerDocument(site());
  if (!document) return new Response('Not found', { status: 404 });
  return new Response(JSON.stringify(document), {
    headers: {
      'content-type': 'application/did+json',
      'cache-control': 'public, max-age=3600',
      // Verifiers in a browser ask from their own pages.
      'access-control-allow-origin': '*',
    },
  });
}
