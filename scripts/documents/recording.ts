/** A browser without scripts that stores each answer it gets as a file. */

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { type Answer, ask } from '#tests/hosts/visitor';

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent as JSON, fields as a form without scripts sends them. */
  readonly body?: string | Buffer | Readonly<Record<string, string>>;
  /** The cookies that are sent and set; none when absent. */
  readonly jar?: Map<string, string>;
  /** Tells it apart from other requests of the same address; `false`: not recorded. */
  readonly as?: string | false;
}

export class Recording {
  readonly names = new Map<string, string>();
  private readonly answers: (readonly [title: string, text: string])[] = [];
  private readonly origin: string;
  private readonly folder: string;

  constructor(origin: string, folder: string) {
    this.origin = origin;
    this.folder = folder;
    mkdirSync(join(folder, 'inline'), { recursive: true });
  }

  /** Requests, records and answers; a redirect is not followed. */
  async ask(path: string, asked: Asked = {}): Promise<Answer> {
    const { method = asked.body === undefined ? 'GET' : 'POST', jar, as } = asked;
    const answer = await this.send(method, path, asked);
    const { status, headers, bytes } = answer;
    for (const set of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar?.set(name, value);
    }
    const text = bodyText(headers['content-type'] ?? '', bytes, (code) =>
      writeFileSync(join(this.folder, 'inline', `${digest(code)}.txt`), code),
    );
    const title = [method, path, as && `(${as})`].filter(Boolean).join(' ');
    if (as !== false) this.write(title, `${status}\n${headerLines(headers)}\n\n${text}`);
    return answer;
  }

  write(title: string, text: string): void {
    this.answers.push([title, text]);
  }

  /** Writes the files: by now each name is known. */
  end(): void {
    const written = new Map<string, number>();
    for (const [title, text] of this.answers) {
      const key = withPlaceholders(title.slice(0, 300), this.names);
      const count = (written.get(key) ?? 0) + 1;
      written.set(key, count);
      const whole = count > 1 ? `${key} #${count}` : key;
      const name = `${whole.replaceAll(/\W+/g, '-').slice(0, 80)}-${digest(whole)}.txt`;
      writeFileSync(join(this.folder, name), `${whole}\n${withPlaceholders(text, this.names)}\n`);
    }
  }

  private send(method: string, path: string, { headers, body, jar }: Asked) {
    const isFields = typeof body === 'object' && !Buffer.isBuffer(body);
    const type = isFields ? 'application/x-www-form-urlencoded' : 'application/json';
    const all = {
      accept: typeof body === 'string' ? 'application/json' : 'text/html',
      ...(body !== undefined && { 'sec-fetch-site': 'same-origin', 'content-type': type }),
      cookie: [...(jar ?? [])].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    };
    const text = isFields ? String(new URLSearchParams(body)) : body;
    return ask(this.origin, path, {
      method,
      headers: all,
      ...(text !== undefined && { body: text }),
    });
  }
}

/** The key is a reference or token, the value what it belongs to. */
export type Names = ReadonlyMap<string, string>;

const digest = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Headers that differ from one answer to the next, or belong to the connection. */
const passing =
  /^(?:date|connection|keep-alive|content-length|transfer-encoding|x-request-id|last-modified)$/;

/** Random values that no name is known for; equal ones get the same number within a document. */
const random = new RegExp(
  [
    '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}',
    String.raw`(?:HOA|V)-[0-9A-Z]{4}-[0-9A-Z]{3}(?!\w)`,
    String.raw`\bP-\d{8}-[0-9A-Z]{4}\b`,
    'sandbox[0-9a-f]{18}',
    String.raw`(?<=\/status\/\d{4}-)\d+(?:#\d+)?`,
    '(?<="statusListIndex": ")\\d+',
    String.raw`(?<=\bkept=\w+\.)[\w-]{8}`,
    String.raw`(?<=\/(?:enquiry|shortlist|stop-mails|enter)\/)[\w-]{20,}`,
    // A token has letters of both cases and a digit, or changes between the cases: no word and no class name does.
    String.raw`(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d|(?:[\w-]*[a-z][A-Z]){3})[\w-]{20,}(?![\w-])`,
    String.raw`\b[0-9a-f]{16,}\b`,
    String.raw`\b1[78]\d{11}\b`,
    String.raw`_R_\w*?_`,
  ].join('|'),
  'g',
);

/** `names` first, then everything random by its number in this text. */
export function withPlaceholders(text: string, names: Names = new Map()): string {
  const known = [...names.keys()].sort((a, b) => b.length - a.length);
  let named = text
    .replaceAll(/localhost(:|%3A)\d+/g, 'localhost$1…')
    // The clock moves by seconds while mails leave.
    .replaceAll(/(?<=T\d\d:\d\d:)\d\d(?=[+.Z])/g, '…');
  for (const value of known) named = named.replaceAll(value, `{${names.get(value)}}`);
  const seen = new Map<string, number>();
  return named.replaceAll(random, (value) => {
    const number = seen.get(value) ?? seen.size + 1;
    seen.set(value, number);
    return `{random ${number}}`;
  });
}

const ownHash =
  /(\/_next\/static\/(?:[\w/]+\/)?(?:[a-z]+(?:-[a-z]+)*-(?=[\w-]{12}\.))?)[\w.~-]+?(?=\.\w+\b)/g;
const flight =
  /<script[^>]*>(?:\(?self\.__next_|requestAnimationFrame\(function\(\)\{\$RT)[\s\S]*?<\/script>/g;
const comments = /<!--\/?[$ !?&]*-->/g;
const codeOrStyle =
  /<(script|style)((?![^>]* type="application\/)[^>]*)>([\s\S]+?)<\/(?:script|style)>/g;

/** A tag a line, without what only React reads; scripts and styles by their digest, and `inline` receives them. */
export function htmlLines(html: string, inline: (text: string) => void = () => undefined): string {
  const short = html
    .replaceAll(flight, '')
    .replaceAll(codeOrStyle, (_, name: string, attributes: string, text: string) => {
      inline(text);
      return `<${name}${attributes}>[${digest(text)}]</${name}>`;
    });
  return short
    .replaceAll(comments, '')
    .replaceAll(/[A-Za-z0-9+/]{200,}=*/g, (text) => `[${digest(text)}]`)
    .replaceAll(/(?:M\d+ \d+h1v1h-1z){50,}/g, '[QR code]')
    .replaceAll(ownHash, '$1*')
    .replaceAll(/(?<=\bnonce=")[^"]+/g, '*')
    .replaceAll(startTag, (_, name: string, attributes: string) => tagOf(name, attributes))
    .replaceAll('<', '\n<')
    .replaceAll(/\n+/g, '\n')
    .trim();
}

const attribute = /[\w:-]+(?:="[^"]*")?/g;
const startTag = new RegExp(`<([\\w-]+)((?:\\s+${attribute.source})*)\\s*/?>`, 'g');

/** Neither the order nor the case of attributes means anything to a browser, nor `=""`. */
function tagOf(name: string, attributes: string): string {
  const written = (attributes.match(attribute) ?? []).map((each) => {
    const [own = '', ...value] = each.split('=');
    return [own.toLowerCase(), ...value].join('=').replace(/=""$/, '');
  });
  return `<${[name, ...written.sort()].join(' ')}>`;
}

/** A header a line, in order, without those that differ from one answer to the next. */
export function headerLines(headers: IncomingHttpHeaders): string {
  const lines = Object.entries(headers)
    .filter(([name]) => !passing.test(name))
    .flatMap(([name, value]) => [value ?? ''].flat().map((each) => [name, each] as const))
    .map(([name, value]) => `${name}: ${name === 'etag' ? '*' : headerValue(value)}`);
  return lines.sort().join('\n');
}

const headerValue = (value: string) =>
  value
    .replaceAll(/'sha256-[^']+'/g, "'sha256-*'")
    .replaceAll(/'nonce-[^']+'/g, "'nonce-*'")
    .replaceAll(/('sha256-\*')(?: 'sha256-\*')+/g, '$1');

/** Files that are no text by their digest: the same bytes, or not. */
export function bodyText(type: string, body: Buffer, inline: (text: string) => void): string {
  const text = String(body);
  if (type.startsWith('text/html')) return htmlLines(text, inline);
  if (/\bjson\b/.test(type) && body.length > 0) {
    try {
      return JSON.stringify(JSON.parse(text), undefined, 1);
    } catch {
      return text;
    }
  }
  if (text.startsWith('# HELP')) return text.replaceAll(/(?<=^[^#].* )[\d.e+-]+$/gm, '…');
  if (/^text\/|xml|javascript|calendar/.test(type)) return text;
  return body.length > 0 ? `[${body.length} bytes, ${digest(body)}]` : '';
}
