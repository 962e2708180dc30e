import type { IncomingHttpHeaders } from 'node:http';

/** Programs that say what they are, and browsers that no person looks at. */
const program =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|scan|monitor|probe|uptime|headless|lighthouse|phantom|python|curl|wget|http|\bjava\b|node|axios/i;

/** Whether a person's browser opens this as a page, as far as that is easily told. */
export function isPersonReading(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? '';
  if (!/^(?:Mozilla|Opera)\//.test(agent) || program.test(agent)) return false;
  const { purpose, 'sec-purpose': ahead, 'sec-fetch-dest': wanted } = headers;
  if (/prefetch|preview/.test(`${purpose ?? ''}${ahead ?? ''}`)) return false;
  return wanted === undefined ? /text\/html/.test(headers.accept ?? '') : wanted === 'document';
}
