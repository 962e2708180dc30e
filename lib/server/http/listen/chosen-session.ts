/** `/job-hunt?session=…`: the ready page with that session chosen in its list, so that a link books it without a script. */

import {
  bodyOf,
  type CachedResponse,
  digestOf,
  makeCachedResponse,
} from '#lib/server/http/cache/cached-response';
import { compressFast } from '#lib/server/http/cache/compress';
import { sessionInQuery } from '#lib/shared/calendar/session-in-query';

const list = /<select[^>]* name="session"[^>]*>.*?<\/select>/s;

/** The page as text with the session of `query` chosen; unchanged where it has no such list or session. */
function chooseInPage(html: string, query: string): string {
  const [options = ''] = list.exec(html) ?? [];
  const ids = [...options.matchAll(/<option value="([^"]+)"/g)].map(([, id = '']) => id);
  const chosen = sessionInQuery(query, ids);
  if (chosen === undefined || chosen === ids[0]) return html;
  const option = `<option value="${chosen}"`;
  return html.replace(options, options.replace(option, `${option} selected=""`));
}

/** A page offers eight sessions at most, and each version of it is compressed once. */
const made = new WeakMap<CachedResponse, Map<string, CachedResponse>>();

/** `url` as the request has it. */
export function withChosenSession(answer: CachedResponse, url: string): CachedResponse {
  const at = url.indexOf('?');
  const query = at < 0 ? '' : url.slice(at + 1);
  if (!query.includes('session=')) return answer;
  const html = answer.bodies.identity.bytes().toString();
  const page = chooseInPage(html, query);
  if (page === html) return answer;
  const [, session = ''] = /<option value="([^"]+)" selected=""/.exec(page) ?? [];
  const versions = made.get(answer) ?? new Map<string, CachedResponse>();
  made.set(answer, versions);
  const known = versions.get(session);
  if (known) return known;
  const identity = Buffer.from(page);
  const bodies = {
    identity: bodyOf(identity),
    br: bodyOf(compressFast(identity, 'br')),
    gzip: bodyOf(compressFast(identity, 'gzip')),
  };
  const { etag: _, vary: __, ...headers } = answer.headers;
  const { status, speculation } = answer;
  const version = makeCachedResponse(status, headers, bodies, digestOf(identity), speculation);
  versions.set(session, version);
  return version;
}
