/** What the proxy in front passes on, asked by the site's own public address. */
import type { Env } from '#lib/server/settings/env';
import { healthCheck } from '#lib/shared/addresses/routes';

/** Reserved for documentation (RFC 5737): no visitor has it. */
const forged = '192.0.2.77';
const headers = 'see docs/nginx.conf for the headers that it must set';

export async function proxy(env: Env): Promise<string> {
  const { mode, HOST, TRUST_PROXY } = env;
  const isLocal = HOST === '127.0.0.1' || HOST === 'localhost' || HOST === '::1';
  if (mode === 'public' && TRUST_PROXY === 0) {
    throw new Error(
      'TRUST_PROXY is 0: all visitors would share one rate limit; set it to the number of proxies',
    );
  }
  if (TRUST_PROXY > 0 && !isLocal) {
    return `HOST is ${HOST}: let the firewall admit the proxy alone, or X-Forwarded-For can be forged`;
  }
  if (mode !== 'public')
    return TRUST_PROXY > 0 ? `${TRUST_PROXY} in front is believed` : 'none is believed';
  return requestThrough(env, env.origin);
}

/** `origin`: where the site answers through its proxy. */
export async function requestThrough(
  { METRICS_TOKEN, TRUST_PROXY, origin: own }: Env,
  origin: string,
): Promise<string> {
  if (!METRICS_TOKEN) return 'set METRICS_TOKEN, and this asks the site what the proxy passes on';
  const answer = await fetch(`${origin}${healthCheck}`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}`, 'x-forwarded-for': forged },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  if (!answer) return `${origin} does not answer yet: start the site and the proxy, then ask again`;
  const seen = await seenIn(answer);
  if (!seen) {
    throw new Error(`${origin}${healthCheck} answers ${answer.status}, and not as this site does`);
  }
  const { visitor, host } = seen;
  if (host !== new URL(own).host) {
    throw new Error(`the proxy passes on Host as ${host}, not as it was asked: ${headers}`);
  }
  if (visitor === forged) {
    throw new Error(
      `a forged X-Forwarded-For is believed: TRUST_PROXY is ${TRUST_PROXY}, and fewer proxies add to it; ${headers}`,
    );
  }
  return `Host and X-Forwarded-For come through; this machine is seen as ${visitor}`;
}

async function seenIn(answer: Response): Promise<{ visitor: string; host: string } | undefined> {
  const said = (await answer.json().catch(() => undefined)) as
    | { readonly seen?: { readonly visitor: string; readonly host: string } }
    | undefined;
  return said?.seen;
}
