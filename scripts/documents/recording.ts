/** A browser without scripts that stores each answer it gets as a file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { bodyText, digest, headerLines, withPlaceholders } from '#scripts/documents/normalise';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent as JSON, fields as a form without scripts sends them. */
  readonly body?: string | Buffer | Readonly<Record<string, string>>;
  /** Whose cookies go along and are set; nobody's when absent. */
  readonly jar?: Map<string, string>;
  /** Tells it apart from other requests of the same address; `false`: not recorded. */
  readonly as?: string | false;
}

const agent = new http.Agent({ keepAlive: true });

export class Recording {
  /** Placeholders of what is random and known, by value. */
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
    const { status, headers, bytes } = await this.send(method, path, asked);
    for (const set of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar?.set(name, value);
    }
    const text = bodyText(headers['content-type'] ?? '', bytes, (code) =>
      writeFileSync(join(this.folder, 'inline', `${digest(code)}.txt`), code),
    );
    const title = [method, path, as && `(${as})`].filter(Boolean).join(' ');
    if (as !== false) this.write(title, `${status}\n${headerLines(headers)}\n\n${text}`);
    return { status, headers, body: String(bytes) };
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
    const { hostname, port } = new URL(this.origin);
    return new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }>(
      (resolve, reject) => {
        const request = http.request({ agent, hostname, port, method, path, headers: all });
        request.on('error', reject);
        request.on('response', (answer) => {
          const { statusCode: status = 0, headers: given } = answer;
          buffer(answer).then((bytes) => resolve({ status, headers: given, bytes }), reject);
        });
        request.end(isFields ? String(new URLSearchParams(body)) : body);
      },
    );
  }
}
