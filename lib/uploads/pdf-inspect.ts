/** What a PDF would do by itself when it is opened: objects are read wherever they may stand, also in compressed streams. */
import { promisify } from 'node:util';
import { constants, inflateRaw } from 'node:zlib';
import { throttle } from '#lib/uploads/finding';
import { tokensOf } from '#lib/uploads/pdf-tokens';

export interface PdfFindings {
  readonly active: boolean;
  readonly encrypted: boolean;
  readonly attachments: boolean;
}

/** Actions that run, send or open something: ISO 32000-2, table 201. A link to a page (URI) waits for a press. */
const actions = new Set(
  ['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition'].map(
    (name) => `/${name}`,
  ),
);
const others = new Set(['/RichMedia', '/XFA', '/Movie', '/Sound']);
/** What may happen at the opening without harm: it shows a place of the file. */
const harmless = new Set(['/GoTo', '/Named']);

/** Of all compressed objects of a resume together. */
const mostUnpackedBytes = 8 * 1024 * 1024;
/** A hostile file makes each object end where the file does. */
const mostReadings = 3;
/** More than any resume has. */
const mostObjects = 100_000;
const mostTrailers = 1_000;
const yieldEvery = 512 * 1024;
const unpack = promisify(inflateRaw);

export async function inspectPdf(data: Buffer): Promise<PdfFindings> {
  const look = newLook();
  const file = textOf(data);
  look.note([...trailerTokens(file)]);
  const packed = await look.objects(file, startsOf(file));
  let left = mostUnpackedBytes;
  // What is encrypted cannot be unpacked; its names outside of streams are in the clear.
  for (const { from, first, tokens } of look.encrypted() ? [] : packed) {
    if (look.active()) break;
    const text = await unpackAt(data, file, from, tokens, left);
    if (text === undefined) look.giveUp();
    else {
      left -= text.length;
      await look.objects(text, innerStarts(text, first), true);
    }
  }
  return look.seen();
}

/** Each byte a sign; a zero byte is a space. */
function textOf(data: Buffer): string {
  const copy = Buffer.from(data);
  for (let at = copy.indexOf(0); at >= 0 && at < copy.length; at += 1)
    if (copy[at] === 0) copy[at] = 32;
  return copy.toString('latin1');
}

interface Start {
  number(): string;
  /** Behind the object's head. */
  readonly start: number;
}

interface Packed {
  readonly from: number;
  /** Where its first object stands, as it says; 0 where that cannot be read. */
  readonly first: number;
  readonly tokens: readonly string[];
}

function newLook() {
  let active = false;
  let encrypted = false;
  let attachments = false;
  /** Objects that lead elsewhere when they are acted on, and those that the opening acts on. */
  const leading = new Set<string>();
  const opened: string[] = [];

  function note(tokens: readonly string[]): void {
    tokens.forEach((token, at) => {
      if (actions.has(token) || others.has(token)) active = true;
      if (token === '/Encrypt') encrypted = true;
      if (token === '/EmbeddedFile' || token === '/EmbeddedFiles') attachments = true;
      // `/S` of an action that stands in the place itself; one that stands elsewhere is seen there.
      if (token !== '/OpenAction') return;
      const target = tokens[at + 1] ?? '';
      const kind = tokens[tokens.indexOf('/S', at) + 1] ?? '';
      if (target === '<<' && !harmless.has(kind)) active = true;
      if (/^\d/.test(target)) opened.push(target.split(/\D/)[0] ?? '');
    });
  }

  return {
    note,
    active: () => active || opened.some((number) => leading.has(number)),
    encrypted: () => encrypted,
    seen: (): PdfFindings => ({
      active: active || opened.some((number) => leading.has(number)),
      encrypted,
      attachments,
    }),
    giveUp() {
      active = true;
    },
    /** Notes each object; gives those that hold others. */
    async objects(text: string, starts: Iterable<Start>, inner = false): Promise<Packed[]> {
      const packed: Packed[] = [];
      let read = 0;
      let yieldAt = yieldEvery;
      let count = 0;
      for (const { number, start } of starts) {
        const { tokens, stream, end, endless } = tokensOf(text, start, text.length, inner);
        note(tokens);
        if (tokens[tokens.indexOf('/S') + 1] === '/URI') leading.add(number());
        read += end - start;
        count += 1;
        const tooMuch = count > mostObjects || endless;
        if (tooMuch || read > mostReadings * text.length) active = true;
        if (active) break;
        if (stream !== undefined && tokens.includes('/First'))
          packed.push({ from: stream, first: firstOf(text, start, stream), tokens });
        if (read > yieldAt) {
          yieldAt = read + yieldEvery;
          await throttle();
        }
      }
      return packed;
    },
  };
}

/** Behind each `obj` that is no `endobj`, also in what looks like a string or a stream: a reader goes where the file's table says. */
function* startsOf(file: string): Generator<Start> {
  for (let at = file.indexOf('obj'); at >= 0; at = file.indexOf('obj', at + 3)) {
    if (/[A-Za-z]/.test(file[at - 1] ?? '')) continue;
    yield { number: () => numberBefore(file, at), start: at + 3 };
  }
}

const numberBefore = (file: string, at: number) =>
  /(\d{1,10})\s{1,9}\d{1,5}\s{0,9}$/.exec(file.slice(Math.max(0, at - 36), at))?.[1] ?? '';

function* trailerTokens(file: string): Generator<string> {
  let left = mostTrailers;
  for (let at = file.indexOf('trailer'); at >= 0; at = file.indexOf('trailer', at + 7)) {
    left -= 1;
    if (left < 0) return;
    yield* tokensOf(file, at + 7, Math.min(file.length, at + 4_096)).tokens;
  }
}

/** Where the objects of an object stream begin: its first numbers are pairs of number and place. */
const firstOf = (text: string, start: number, end: number) =>
  Number(/\/First\s{1,9}(\d{1,9})/.exec(text.slice(start, Math.min(end, start + 4_096)))?.[1] ?? 0);

function innerStarts(text: string, first: number): Start[] {
  const head = /^[\d\s]*/.exec(text)?.[0] ?? '';
  const places = head.trim().split(/\s+/, 2 * mostObjects);
  const starts = new Map<number, string>();
  // An object that is a number follows the pairs like one more of them.
  for (const base of new Set([first, head.length]))
    for (let at = 1; at < places.length; at += 2)
      starts.set(base + Number(places[at]), places[at - 1] ?? '');
  return [...starts]
    .map(([start, number]) => ({ number: () => number, start }))
    .filter(({ start }) => start < text.length);
}

/** `undefined` for what is packed so that we cannot look into it. */
async function unpackAt(
  data: Buffer,
  file: string,
  from: number,
  tokens: readonly string[],
  most: number,
): Promise<string | undefined> {
  const begin = file.startsWith('\r\n', from) ? from + 2 : from + 1;
  const end = file.indexOf('endstream', begin);
  const content = data.subarray(begin, end < 0 ? data.length : end);
  const filters = tokens.filter((token) => /Decode$|^\/(?:Fl|AHx|A85|LZW|RL|Crypt)$/.test(token));
  if (filters.length === 0) return textOf(content);
  if (filters.some((filter) => filter !== '/FlateDecode' && filter !== '/Fl')) return undefined;
  if (filters.length > 1) return undefined;
  try {
    // Readers take what there is, whatever its check sum: the two bytes of the head are left out.
    const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH };
    return textOf(await unpack(content.subarray(2), options));
  } catch (error) {
    const tooLong = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return tooLong ? undefined : '';
  }
}
