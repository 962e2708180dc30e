/** Reads a form with one file into memory, as it streams in, and never more than the limits. */
import { once } from 'node:events';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { type HttpError, httpError, type Result } from '#lib/server/http/errors/http-error';
import { type Fields, fieldsFrom, limitBytes, malformed, tooLarge } from '#lib/server/intake/body';

export interface Posted {
  readonly fields: Fields;
  /** Absent where none was chosen. */
  readonly file?: PostedFile;
}

export interface PostedFile {
  /** As the sender says it is. */
  readonly name: string;
  /** In bytes, counted to the end also where the content was too long to keep. */
  readonly size: number;
  /** Absent where the file is longer than the limit. */
  readonly data?: Buffer;
}

interface Limits {
  /** The name of the field with the file; other files are passed over. */
  readonly fileField: string;
  /** The name of the field that is text however it comes: a browser sends a Blob as a file. */
  readonly textField?: string;
  readonly fileBytes: number;
  /** Ends the reading at its deadline. */
  readonly signal: AbortSignal;
  /** Told how many bytes have come. */
  progress(bytes: number): void;
}

/** Gives the memory back at once, where the collector would leave it for some time. Whoever still reads `data` reads nothing. */
export function discard(data: Buffer | undefined): void {
  (data?.buffer as ArrayBuffer | undefined)?.transfer(0);
}

/** A file too long is read past, so that the answers that came with it are not lost; up to here. */
const bodyBytes = 32 * 1024 * 1024;
const mostParts = 500;
/** Of the headers of one part; the parser keeps no more of them. */
const headerBytes = 8 * 1024;
/** Of all that is neither a field nor a file: headers, boundaries, what stands before and after. */
const framingBytes = 64 * 1024;

const plainEncodings = ['7bit', '8bit', 'binary'];

const late = httpError(503, 'The upload took too long. Please try again on a faster connection.', {
  retryAfterSeconds: 5,
}).error;

export async function readMultipart(request: Request, limits: Limits): Promise<Result<Posted>> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyBytes) return { error: tooLarge };
  if (!request.body) return { error: malformed };
  const reading = new AbortController();
  let error: HttpError | undefined;
  const stop = (reason: HttpError) => {
    error ??= reason;
    reading.abort();
  };
  const declared = Number(request.headers.get('content-length')) || limits.fileBytes;
  const gathered = newGathering({ ...limits, room: Math.min(declared, limits.fileBytes) }, stop);
  let received = 0;
  const count = (bytes: number) => {
    received += bytes;
    limits.progress(received);
    if (received > bodyBytes) stop(tooLarge);
  };
  try {
    const parser = parserFor(request, limits.textField, gathered, stop);
    const signal = AbortSignal.any([limits.signal, reading.signal]);
    await feed(parser, request.body, { signal, count });
    if (received - gathered.contentBytes() > framingBytes) stop(tooLarge);
    if (!error) return { ok: gathered.posted() };
  } catch {
    error ??= limits.signal.aborted ? late : malformed;
  }
  gathered.drop();
  return { error };
}

/** It works by the block: neither the signs of a file nor the headers of a part are events. Throws without a boundary. */
function parserFor(
  request: Request,
  textField: string | undefined,
  gathered: Gathering,
  stop: (reason: HttpError) => void,
) {
  const parser = new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    limits: { parts: mostParts, headerSize: headerBytes, headerPairs: 20, fieldSize: limitBytes },
    isPartAFile: (name, _type, filename) => filename !== undefined && name !== textField,
  });
  parser.on('file', (name, stream, filename, encoding) => {
    // RFC 7578, 4.7: nobody encodes a part any more; decoded wrongly it would be another file.
    if (!plainEncodings.includes(encoding)) stop(malformed);
    gathered.takeFile(name, stream, filename);
  });
  parser.on('field', (name, value, _nameCut, cut) => {
    if (cut) stop(tooLarge);
    else gathered.takeText(name, value);
  });
  parser.on('partsLimit', () => stop(tooLarge));
  return parser;
}

/** Never cancels the body: that would take its connection with it, and with that the answer. */
async function feed(
  parser: BusboyInstance,
  body: ReadableStream<Uint8Array>,
  { signal, count }: { readonly signal: AbortSignal; count(bytes: number): void },
): Promise<void> {
  const reader = body.getReader();
  // A read under way, and any after it, ends with an error.
  const leave = () => reader.releaseLock();
  signal.addEventListener('abort', leave);
  parser.on('error', leave);
  try {
    signal.throwIfAborted();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      count(value.length);
      signal.throwIfAborted();
      if (!parser.write(value)) await once(parser, 'drain', { signal });
    }
    const end = once(parser, 'finish', { signal });
    parser.end();
    await end;
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}

interface Taken {
  readonly name: string;
  size: number;
  data?: Buffer | undefined;
}

type Gathering = ReturnType<typeof newGathering>;

/** `room` is what the file can take at most: one buffer, filled as it comes, instead of two copies. */
function newGathering(
  { fileField, fileBytes, room }: Limits & { readonly room: number },
  stop: (reason: HttpError) => void,
) {
  const texts: [string, string][] = [];
  let file: Taken | undefined;
  let textBytes = 0;
  let fileContent = 0;

  function takeText(name: string | undefined, value: string): void {
    textBytes += Buffer.byteLength(name ?? '') + Buffer.byteLength(value);
    if (textBytes > limitBytes) stop(tooLarge);
    else texts.push([name ?? '', value]);
  }

  function takeFile(field: string | undefined, stream: BusboyFileStream, name: string): void {
    // Its end is told by the parser.
    stream.on('error', () => undefined);
    stream.on('data', (chunk: Buffer) => {
      fileContent += chunk.length;
    });
    if (field !== fileField || file) return;
    // Of its own, however small: it is given back by itself.
    const data = Buffer.allocUnsafeSlow(room);
    const taken: Taken = { name, size: 0, data };
    file = taken;
    stream.on('data', (chunk: Buffer) => {
      const end = taken.size + chunk.length;
      if (end <= data.length) chunk.copy(data, taken.size);
      else taken.data = undefined;
      taken.size = end;
    });
  }

  return {
    takeText,
    takeFile,
    contentBytes: () => textBytes + fileContent,
    drop(): void {
      discard(file?.data);
      file = undefined;
    },
    posted(): Posted {
      const fields = fieldsFrom(texts);
      // A form without a choice sends a file without a name.
      if (!file || (file.name === '' && file.size === 0)) return { fields };
      const { name, size, data } = file;
      const fits = data && size <= fileBytes;
      return { fields, file: { name, size, ...(fits && { data: data.subarray(0, size) }) } };
    },
  };
}
