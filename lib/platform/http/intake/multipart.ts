/** Reads a form with one file as it streams in, and never more than the limits: formidable keeps the rules. */
import { EventEmitter, once } from 'node:events';
import { Stream, Writable } from 'node:stream';
import { Busboy, type BusboyConfig, type BusboyInstance } from '@fastify/busboy';
import formidable, { type PluginFunction } from 'formidable';
import type { HeldFile } from '#lib/platform/files/arrivals';
import {
  type Fields,
  fieldsFrom,
  limitBytes,
  malformed,
  tooLarge,
} from '#lib/platform/http/intake/body';
import type { HttpError, Result } from '#lib/platform/http/intake/reply';
import { collectReceived } from '#lib/platform/values/bytes';

export interface Posted {
  readonly fields: Fields;
  /** Absent where none was chosen; its content is in `held`, unless it is longer than the limit. */
  readonly file: Pick<PostedFile, 'name' | 'size'> | undefined;
}

interface Limits {
  readonly fileField: string;
  /** The name of the field that is text however it comes: a browser sends a Blob as a file. */
  readonly textField?: string;
  readonly fileBytes: number;
  readonly held: HeldFile;
  /** Ends the reading; its reason is the answer, an `HttpError`. */
  readonly signal: AbortSignal;
  /** Called with the number of bytes received. */
  progress(bytes: number): void;
}

/** A file too long is read past, so that the answers that came with it are not lost; up to here. */
const bodyBytes = 32 * 1024 * 1024;
const mostParts = 500;
/** The limit of the headers of one part; the parser drops the rest. */
const headerBytes = 8 * 1024;
/** The limit of everything that is neither a field nor a file: headers, boundaries, preamble and epilogue. */
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
  const stored = uploadBuffer(limits.held, limits.fileBytes);
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
          onParser: (started) => {
            parser = started;
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
      name === limits.fileField && stored.begin(originalFilename ?? ''),
    fileWriteStreamHandler: () => stored.stream,
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
      { parserOf: () => parser, written: stored.written },
      signal,
    );
    await Promise.all([form.parse(source.asRequest()), fed]);
    if (received - textBytes - fileContent > framingBytes) stop(tooLarge);
    if (!error) return { ok: { fields: fieldsFrom(texts), file: stored.sent() } };
  } catch {
    // The disk may have failed first.
    await stored.written();
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
      collectReceived(value.length);
    }
    source.emit('end');
    const parser = parserOf();
    if (parser && !parser.writableFinished) await once(parser, 'finish', { signal });
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}

type PluggedForm = ReturnType<typeof formidable> & {
  headers: { readonly 'content-type': string };
  type: string;
  ended: boolean;
  _parser: BusboyInstance;
  _error(error: unknown): void;
  _maybeEnd(): void;
};

interface MultipartEvents {
  /** The parser is what gives way: formidable writes without asking it. */
  onParser(parser: BusboyInstance): void;
  /** More parts than the limits allow, or a text longer than them. */
  tooLarge(): void;
  /** A part whose content is encoded (RFC 7578, 4.7: nobody does any more). */
  encoded(): void;
  /** So many bytes of a file's content, whether anybody keeps it or not. */
  content(bytes: number): void;
}

const plainEncodings = ['7bit', '8bit', 'binary'];

/**
 * A multipart plugin for formidable that looks for boundaries by the block: formidable's own parser tells of every `\r`,
 * and 5 MB of them hold the thread for eight seconds. What formidable does with a part stays formidable's.
 * `isFile` tells a part that is a file from one that is a text.
 */
const multipartByBlock =
  (
    limits: NonNullable<BusboyConfig['limits']>,
    isFile: NonNullable<BusboyConfig['isPartAFile']>,
    events: MultipartEvents,
  ): PluginFunction =>
  (plugged) => {
    const form = plugged as PluggedForm;
    form.type = 'multipart';
    const parser = new Busboy({ headers: form.headers, limits, isPartAFile: isFile });
    let openFiles = 0;
    let finished = false;
    const endWhenDone = () => {
      if (!finished || openFiles > 0) return;
      form.ended = true;
      form._maybeEnd();
    };
    const begin = (name: string, mimetype: string | null, originalFilename: string | null) => {
      const part = Object.assign(new Stream(), { name, mimetype, originalFilename });
      return { part, ready: form.onPart(part) };
    };
    parser.on('field', (name, value, _nameCut, cut) => {
      if (cut) return events.tooLarge();
      const { part } = begin(name ?? '', null, null);
      part.emit('data', Buffer.from(value));
      part.emit('end');
    });
    parser.on('file', (name, stream, filename, encoding, mimetype) => {
      if (!plainEncodings.includes(encoding)) events.encoded();
      openFiles++;
      // The parser reports its end.
      stream.on('error', () => undefined);
      stream.on('end', () => {
        openFiles--;
        endWhenDone();
      });
      const { part, ready } = begin(name ?? '', mimetype || 'application/octet-stream', filename);
      // formidable listens once its file is open; a part that it passes over is read past.
      Promise.resolve(ready).then(
        () => {
          stream.on('end', () => part.emit('end'));
          stream.on('data', (chunk: Buffer) => {
            events.content(chunk.length);
            part.emit('data', chunk);
          });
        },
        (error) => form._error(error),
      );
    });
    parser.on('partsLimit', events.tooLarge);
    parser.on('finish', () => {
      finished = true;
      endWhenDone();
    });
    events.onParser(parser);
    form._parser = parser;
  };

export interface PostedFile {
  readonly name: string;
  /** In bytes, counted to the end also where the content was too long to keep. */
  readonly size: number;
  /** Absent where the file is longer than the limit. */
  readonly data?: Buffer;
}

/** Takes the one file as it comes; what is longer than `most` bytes is counted alone. */
function uploadBuffer(held: HeldFile, most: number) {
  let file: { readonly name: string; size: number } | undefined;
  let written = Promise.resolve();
  const stream = new Writable({
    write(chunk: Buffer, _encoding, next) {
      if (file) file.size += chunk.length;
      if (file && file.size <= most) {
        written = written.then(() => held.append(chunk));
        // Called for each waiting caller.
        written.catch(() => undefined);
      }
      next();
    },
    final: (done) => void written.then(() => done(), done),
  });
  return {
    stream,
    /** All that has come is on the disk; rejects where that takes no more. `drain` would not be told of a stream that ends. */
    written: () => written,
    /** False for a second one. */
    begin(name: string): boolean {
      if (file) return false;
      file = { name, size: 0 };
      return true;
    },
    /** Name and size; absent for a form without a choice, which sends a file without a name. */
    sent(): Pick<PostedFile, 'name' | 'size'> | undefined {
      return file && (file.name !== '' || file.size > 0) ? file : undefined;
    },
  };
}
