/** Reads a form with one file into memory, as it streams in, and never more than the limits. */
import type { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import formidable from 'formidable';
import { type Fields, gather, limitBytes, malformed, tooLarge } from '#lib/intake/body';
import { type Outcome, type Refusal, refuse } from '#lib/intake/refusal';

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
  readonly fileBytes: number;
  /** Ends the reading at its deadline. */
  readonly signal: AbortSignal;
  /** Told how many bytes have come. */
  progress(bytes: number): void;
}

/** A file too long is read past, so that the answers that came with it are not lost; up to here. */
const bodyBytes = 32 * 1024 * 1024;
const mostParts = 500;
/** Of one header line. The parser searches it once for each place where a file name may begin. */
const headerBytes = 8 * 1024;

const late = refuse(503, 'The upload took too long. Please try again on a faster connection.', {
  retryAfterSeconds: 5,
}).refused;

export async function readMultipart(request: Request, limits: Limits): Promise<Outcome<Posted>> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyBytes) return { refused: tooLarge };
  if (!request.body) return { refused: malformed };
  // A body that is cancelled takes its connection with it, and with that the answer.
  const body = request.body.pipeThrough(new TransformStream(), { preventCancel: true });
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0], {
    signal: limits.signal,
  });
  let refused: Refusal | undefined;
  const stop = (refusal: Refusal) => {
    refused ??= refusal;
    source.destroy(new Error('refused'));
  };
  const declared = Number(request.headers.get('content-length')) || limits.fileBytes;
  const room = Math.min(declared, limits.fileBytes);
  const gathered = newGathering({ ...limits, room }, stop);
  const form = formidable({ allowEmptyFiles: true, minFileSize: 0 });
  form.onPart = gathered.take;
  form.use((parsing) => limitHeaders(parsing, () => stop(tooLarge)));
  let received = 0;
  form.on('progress', (bytes) => {
    received = bytes;
    limits.progress(bytes);
    if (received > bodyBytes) stop(tooLarge);
  });
  try {
    await form.parse(asIncoming(source, request));
    return refused ? { refused } : { ok: gathered.posted() };
  } catch {
    return { refused: refused ?? (limits.signal.aborted ? late : malformed) };
  } finally {
    source.destroy();
  }
}

/** What the parser looks at besides the stream. Without a length it would take the body as empty. */
function asIncoming(source: Readable, request: Request): Parameters<Form['parse']>[0] {
  const type = request.headers.get('content-type') ?? '';
  const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
  return Object.assign(source, { headers }) as unknown as Parameters<Form['parse']>[0];
}

type Form = ReturnType<typeof formidable>;

interface Piece {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The library offers no such limit: its parser no longer hears of what follows a header too long. */
function limitHeaders(form: unknown, stop: () => void): void {
  const { _parser: parser } = form as { _parser?: EventEmitter };
  let bytes = 0;
  parser?.prependListener('data', ({ name, start, end }: Piece) => {
    if (name === 'headerEnd') bytes = 0;
    if (name !== 'headerField' && name !== 'headerValue') return;
    bytes += end - start;
    if (bytes <= headerBytes) return;
    parser.removeAllListeners('data');
    stop();
  });
}

/** `room` is what the file can take at most: one buffer, filled as it comes, instead of two copies. */
function newGathering(
  { fileField, fileBytes, room }: Limits & { readonly room: number },
  stop: (refusal: Refusal) => void,
) {
  const texts: [string, string][] = [];
  let file: { name: string; size: number; data?: Buffer } | undefined;
  let textBytes = 0;
  let parts = 0;

  function take(part: formidable.Part): void {
    parts += 1;
    const { name, originalFilename } = part;
    if (parts > mostParts) stop(tooLarge);
    else if (originalFilename === null) takeText(part, name ?? '');
    else if (name === fileField && !file) takeFile(part, originalFilename);
  }

  function takeText(part: formidable.Part, name: string): void {
    const chunks: Buffer[] = [];
    textBytes += name.length;
    part.on('data', (chunk: Buffer) => {
      textBytes += chunk.length;
      if (textBytes > limitBytes) stop(tooLarge);
      else chunks.push(chunk);
    });
    part.on('end', () => texts.push([name, Buffer.concat(chunks).toString('utf8')]));
  }

  function takeFile(part: formidable.Part, name: string): void {
    const data = Buffer.allocUnsafe(room);
    const taken: typeof file = { name, size: 0, data };
    file = taken;
    part.on('data', (chunk: Buffer) => {
      const end = taken.size + chunk.length;
      if (end <= data.length) chunk.copy(data, taken.size);
      else taken.data = undefined;
      taken.size = end;
    });
  }

  return {
    take,
    posted(): Posted {
      const fields = gather(texts);
      // A form without a choice sends a file without a name.
      if (!file || (file.name === '' && file.size === 0)) return { fields };
      const { name, size, data } = file;
      const fits = data && size <= fileBytes;
      return { fields, file: { name, size, ...(fits && { data: data.subarray(0, size) }) } };
    },
  };
}
