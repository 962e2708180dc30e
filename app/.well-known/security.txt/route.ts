import { env } from '#lib/platform/config/env';
import { securityText } from '#lib/platform/http/responses';

export const dynamic = 'force-dynamic';
export const GET = () =>
  new Response(securityText(env(), Date.now()), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  });
