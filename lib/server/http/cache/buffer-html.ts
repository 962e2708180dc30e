import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Done = (() => void) | undefined;

/**
 * Holds back what is written to `response` as long as it is HTML, or a refusal that becomes some,
 * and passes everything else through. `beforeHeaders` is called once, when all headers are known and none is sent;
 * `rewrite` gets the whole page (empty for a HEAD) and resolves to the bytes to send.
 */
export function bufferHtml(
  response: ServerResponse,
  beforeHeaders: () => void,
  rewrite: (html: string) => Promise<Buffer>,
  becomesHtml: () => boolean = () => false,
): void {
  const real = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response) as (...all: unknown[]) => boolean,
    end: response.end.bind(response) as (...all: unknown[]) => ServerResponse,
    flushHeaders: response.flushHeaders.bind(response),
  };
  const parts: Buffer[] = [];
  let isHtml: boolean | undefined;
  const held = (): boolean => {
    if (isHtml === undefined) {
      const type = response.getHeader('content-type');
      // A fault without a word is a page as well: it is given some.
      isHtml =
        (type === undefined ? response.statusCode === 500 : String(type).startsWith('text/html')) ||
        becomesHtml();
      beforeHeaders();
    }
    return isHtml;
  };
  const add = (chunk: unknown, encoding: unknown) => {
    if (chunk === undefined || chunk === null || typeof chunk === 'function') return;
    const named = typeof encoding === 'string' ? (encoding as BufferEncoding) : undefined;
    parts.push(
      typeof chunk === 'string' ? Buffer.from(chunk, named) : Buffer.from(chunk as Buffer),
    );
  };

  Object.assign(response, {
    flushHeaders() {
      if (!held()) real.flushHeaders();
    },
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status;
      const headers = rest.find((each) => typeof each === 'object' && each !== null);
      for (const [name, value] of pairsOf(headers)) response.setHeader(name, value);
      return held() ? response : real.writeHead(response.statusCode);
    },
    write(...all: unknown[]) {
      if (!held()) return real.write(...all);
      add(all[0], all[1]);
      (all.find((each) => typeof each === 'function') as Done)?.();
      return true;
    },
    end(...all: unknown[]) {
      if (!held()) return real.end(...all);
      add(all[0], all[1]);
      Object.assign(response, real);
      const done = all.find((each) => typeof each === 'function') as Done;
      rewrite(Buffer.concat(parts).toString()).then(
        (body) => (done ? real.end(body, done) : real.end(body)),
        (error: Error) => response.destroy(error),
      );
      return response;
    },
  });
}

/** Headers come as an object, or as names and values in turn. */
function pairsOf(headers: unknown): [string, string | number | readonly string[]][] {
  if (Array.isArray(headers)) {
    return headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : []));
  }
  return Object.entries((headers ?? {}) as OutgoingHttpHeaders).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}
