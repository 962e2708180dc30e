import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { newDocumentReader } from '#lib/server/uploads/reading/docx-paragraphs';
import { newWriter, type Reading, type Writer } from '#lib/server/uploads/reading/reading';

/** Unpacked, of all that is read: a resume's text is a tenth of one. */
const mostBytes = 16 * 1024 * 1024;
const mostEntries = 5_000;
const usualMainPart = 'word/document.xml';

export async function docxText(data: Uint8Array): Promise<Reading> {
  try {
    // Entries are looked up by name, and never written to a disk.
    const zip = await fromBufferPromise(Buffer.from(data), { strictFileNames: false });
    return await readPackage(zip);
  } catch {
    // No zip, or a broken one: yauzl says which, and nobody would do anything else for it.
    return { found: 'unreadable' };
  }
}

async function readPackage(zip: ZipFile): Promise<Reading> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName.replace(/^\//, ''), entry);
    if (entries.size > mostEntries) return { found: 'unreadable' };
  }
  const budget = { bytes: mostBytes };
  const main = await mainPart(zip, entries, budget);
  const document = entries.get(main);
  if (!document) return { found: 'unreadable' };
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const isHeader = (name: string) =>
    name.startsWith(folder) && /^header\d*\.xml$/.test(name.slice(folder.length));
  const headers = [...entries.keys()].filter(isHeader).sort();
  const writer = newWriter();
  const written = new Set<string>();
  // A name often stands there; most headers repeat one another.
  for (const name of headers) {
    const entry = entries.get(name);
    if (entry) await readPart(zip, entry, budget, onceEach(writer, written));
  }
  const isWhole = await readPart(zip, document, budget, writer);
  return writer.finish(!isWhole);
}

const onceEach = (writer: Writer, written: Set<string>): Pick<Writer, 'write'> => ({
  write(text, isHeading) {
    if (written.has(text)) return true;
    written.add(text);
    return writer.write(text, isHeading);
  },
});

/** The part that the package's relations name as its document: ECMA-376, part 2, 6.5. */
async function mainPart(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  budget: Budget,
): Promise<string> {
  const list = entries.get('_rels/.rels');
  let named: string | undefined;
  if (list) {
    const parser = new SaxesParser();
    parser.on('opentag', ({ name, attributes }) => {
      const { Type: type = '', Target: target = '' } = attributes as Record<string, string>;
      if (/(^|:)Relationship$/.test(name) && type.endsWith('/officeDocument'))
        named ??= target.replace(/^\//, '');
    });
    await parse(zip, list, budget, parser, () => named === undefined);
  }
  return named ?? usualMainPart;
}

/** Whether it was read to its end. */
function readPart(
  zip: ZipFile,
  entry: Entry,
  budget: Budget,
  writer: Pick<Writer, 'write'>,
): Promise<boolean> {
  const parser = new SaxesParser({ xmlns: true });
  const reader = newDocumentReader(parser, writer);
  return parse(zip, entry, budget, parser, reader.wantsMore);
}

interface Budget {
  bytes: number;
}

/** `false` where it is no XML, too long, or nobody wants the rest. */
async function parse(
  zip: ZipFile,
  entry: Entry,
  budget: Budget,
  parser: Pick<SaxesParser, 'write' | 'close'> & {
    on(name: 'error', handler: (error: Error) => void): void;
  },
  wantsMore: () => boolean,
): Promise<boolean> {
  let broken = false;
  parser.on('error', () => {
    broken = true;
  });
  const stream: Readable = await zip.openReadStreamPromise(entry);
  let decoder: TextDecoder | undefined;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    budget.bytes -= chunk.length;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (broken || budget.bytes < 0 || !wantsMore()) return false;
  }
  parser.close();
  return !broken;
}

/** By its mark; everybody writes UTF-8. */
function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}
