/** The names of one PDF object, in order (zero bytes are spaces here, as the standard has it); what stands in strings, comments and streams is text: ISO 32000-2, 7.2 to 7.3. */

/** Of one object: past these nobody reads on. */
const mostSteps = 100_000;
const mostBrackets = 50_000;

export interface TokenRun {
  /** Names without their slash, `#4a` read as what it stands for; other tokens that matter as they are. */
  readonly tokens: readonly string[];
  /** Where the data of its stream begins; absent without one. */
  readonly stream?: number;
  /** It has more than anybody reads. */
  readonly endless?: true;
  /** How far it was read. */
  readonly end: number;
}

// Each alternative begins with a sign of its own, so that no text is read twice.
const next =
  /\(|%|\/[^\s()<>[\]{}/%]*|\[|\]|<<|>>|\b\d{1,10}\s{1,9}\d{1,5}\s{1,9}R\b|\bendobj\b|\bstream\b/g;
const bracket = /[()\\]/g;
const lineEnd = /[\r\n]/g;

/**
 * Reads from `start`, just behind `obj`, to the object's end or stream, at most to `limit`. An object within a
 * stream (`inner`) has no such end: it is whole when its dictionary or array is.
 */
export function tokensOf(text: string, start: number, limit: number, inner = false): TokenRun {
  const tokens: string[] = [];
  let depth = 0;
  let at = start;
  for (let steps = 0; at < limit; steps += 1) {
    if (steps > mostSteps) return { tokens, endless: true, end: at };
    next.lastIndex = at;
    const found = next.exec(text);
    if (!found || found.index >= limit) break;
    const [token] = found;
    at = next.lastIndex;
    if (token === 'endobj') return { tokens, end: at };
    if (token === 'stream') return { tokens, stream: at, end: at };
    if (token === '(') at = afterString(text, at, limit);
    else if (token === '%') at = after(lineEnd, text, at, limit);
    else tokens.push(token.startsWith('/') ? nameOf(token) : token);
    if (token === '<<' || token === '[') depth += 1;
    if ((token === '>>' || token === ']') && --depth <= 0 && inner) return { tokens, end: at };
  }
  return { tokens, end: limit };
}

const nameOf = (token: string) =>
  `/${token
    .slice(1)
    .replace(/#([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )}`;

function afterString(text: string, start: number, limit: number): number {
  let depth = 1;
  let at = start;
  let left = mostBrackets;
  while (depth > 0 && at < limit) {
    left -= 1;
    if (left < 0) return limit;
    bracket.lastIndex = at;
    const found = bracket.exec(text);
    if (!found) return limit;
    at = bracket.lastIndex;
    if (found[0] === '\\') at += 1;
    else depth += found[0] === '(' ? 1 : -1;
  }
  return at;
}

function after(pattern: RegExp, text: string, start: number, limit: number): number {
  pattern.lastIndex = start;
  return pattern.exec(text) ? pattern.lastIndex : limit;
}
