/** Reads a form with one file as it streams in, and never more than the limits: formidable keeps the rules. */
import { EventEmitter, once } from 'node:events';
import type { BusboyInstance } from '@fastify/busboy';
import formidable from 'formidable';
import type { HttpError, Result } from '#lib/server/http/errors/http-error';
import { type Fields, fieldsFrom, limitBytes, malformed, tooLarge } from '#lib/server/intake/body';
import { keptFile, type PostedFile } from '#lib/server/intake/kept-file';
import { multipartByBlock } from '#lib/server/intake/multipart-by-block';
import type { HeldFile } from '#lib/server/uploads/arrivals';

export interface Posted {
  readonly fields: Fields;
  /** Absent where none was chosen; its content is in `held`, unless it is longer than the limit. */
  readonly file: Pick<PostedFile, 'name' | 'size'> | undefined;
}

interface Limits {
  /** The name of the field with the file; other files are passed over. */
  readonly fileField: string;
  /** The name of the field that is text however it comes: a browser sends a Blob as a file. */
  readonly textField?: string;
  readonly fileBytes: number;
  /** Where the content of the file goes. */
  readonly held: HeldFile;
  /** Ends the reading; its reason is the answer, an `HttpError`. */
  readonly signal: AbortSignal;
  /** Told how many bytes have come. */
  progress(bytes: number): void;
}

/** A file too long is read past, so that the answers that came with it are not lost; up to here. */
const bodyBytes = 32 * 1024 * 1024;
const mostParts = 500;
/** Of the headers of one part; the parser keeps no more of them. */
const headerBytes = 8 * 1024;
/** Of all that is neither a field nor a file: headers, boundaries, what stands before and after. */
const framingBytes = 64 * 1024;

/** Throws `StoreUnavailable` where the disk takes no more. */
export async function readMultipart(request: Request, limits: Limits): Promise<Result<Posted>> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > bodyBytes) return { error: tooLarge };
  if (!request.body) return { error: malformed };
  const reading = new AbortController();
  let error: HttpError | undefined;
  const stop = (reason: HttpError) => {
    error ??= reason;
    reading.abort();
  };
  const kept = keptFile(limits.held, limits.fileBytes);
  const texts: [string, string][] = [];
  let textBytes = 0;
  let fileContent = 0;
  let received = 0;
  const source = new Source(request.headers.get('content-type') ?? '');
  let parser: BusboyInstance | undefined;
  const form = formidable({
    enabledPlugins: [
      multipartByBlock(
        { parts: mostParts, headerSize: headerBytes, headerPairs: 20, fieldSize: limitBytes },
        (name, kind, filename) =>
          filename === undefined
            ? name === limits.fileField && isDocument(kind)
            : name !== limits.textField,
        {
          begun: (begun) => {
            parser = begun;
          },
          tooLarge: () => stop(tooLarge),
          encoded: () => stop(malformed),
          content: (bytes) => {
            fileContent += bytes;
          },
        },
      ),
    ],
    maxFields: mostParts,
    maxFieldsSize: limitBytes,
    maxFiles: 1,
    maxFileSize: bodyBytes,
    maxTotalFileSize: bodyBytes,
    allowEmptyFiles: true,
    minFileSize: 0,
    // A name of our own: formidable would work one out, and nothing is written under it.
    filename: () => limits.fileField,
    filter: ({ name, originalFilename }) =>
      name === limits.fileField && kept.begin(originalFilename ?? ''),
    fileWriteStreamHandler: () => kept.stream,
  });
  form.on('field', (name, value) => {
    textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (textBytes > limitBytes) stop(tooLarge);
    else texts.push([name, value]);
  });
  form.on('progress', (bytes) => {
    received = bytes;
    limits.progress(bytes);
    if (bytes > bodyBytes) stop(tooLarge);
  });
  try {
    form.on('error', () => reading.abort());
    const signal = AbortSignal.any([limits.signal, reading.signal]);
    const fed = feed(
      request.body,
      source,
      { parserOf: () => parser, written: kept.written },
      signal,
    );
    await Promise.all([form.parse(source.asRequest()), fed]);
    if (received - textBytes - fileContent > framingBytes) stop(tooLarge);
    if (!error) return { ok: { fields: fieldsFrom(texts), file: kept.sent() } };
  } catch {
    // What failed first may have been the disk.
    await kept.written();
    error ??= limits.signal.aborted ? (limits.signal.reason as HttpError) : malformed;
  }
  return { error };
}

/** A file may come without a name: a text that somebody typed has no type, or that of text. */
const isDocument = (kind: string | undefined) => kind !== undefined && !/^text\//i.test(kind);

/** The body as formidable listens to one. */
class Source extends EventEmitter {
  readonly headers: Readonly<Record<string, string>>;
  readonly listenedTo = new Promise<void>((resolve) => {
    this.on('newListener', (event) => event === 'end' && resolve());
  });

  constructor(type: string) {
    super();
    // Its length is not known to formidable: what is declared and what comes are two things.
    this.headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
  }

  /** `feed` waits for what takes a chunk. */
  pause(): void {}
  resume(): void {}

  asRequest() {
    return this as unknown as Parameters<ReturnType<typeof formidable>['parse']>[0];
  }
}

/** Never cancels the body: that would take its connection with it, and with that the answer. */
async function feed(
  body: ReadableStream<Uint8Array>,
  source: Source,
  {
    parserOf,
    written,
  }: { readonly parserOf: () => BusboyInstance | undefined; readonly written: () => Promise<void> },
  signal: AbortSignal,
): Promise<void> {
  const reader = body.getReader();
  // A read under way, and any after it, ends with an error.
  const leave = () => reader.releaseLock();
  signal.addEventListener('abort', leave);
  try {
    // Read before formidable listens, the first block would be nobody's.
    await source.listenedTo;
    signal.throwIfAborted();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      source.emit('data', value);
      signal.throwIfAborted();
      const parser = parserOf();
      if (parser?.writableNeedDrain) await once(parser, 'drain', { signal });
      await written();
    }
    source.emit('end');
    const parser = parserOf();
    if (parser && !parser.writableFinished) await once(parser, 'finish', { signal });
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}
