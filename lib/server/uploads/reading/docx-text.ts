import { newDocumentReader } from '#lib/server/uploads/reading/docx-paragraphs';
import { newWriter, type Reading, type Writer } from '#lib/server/uploads/reading/reading';
import { partName } from '#lib/server/uploads/word/content-types';
import { usualMainPart } from '#lib/server/uploads/word/docx';
import { openPackage } from '#lib/server/uploads/word/package';
import type { Part } from '#lib/server/uploads/word/package-parts';
import { readXml } from '#lib/server/uploads/word/xml';

/** Unpacked, of all that is read: a resume's text is a tenth of one. */
const mostBytes = 16 * 1024 * 1024;

export async function docxText(data: Uint8Array): Promise<Reading> {
  try {
    return await readPackage(Buffer.from(data));
  } catch {
    // No zip, or one that would not be taken today.
    return { found: 'unreadable' };
  }
}

async function readPackage(data: Buffer): Promise<Reading> {
  const { parts, main = usualMainPart } = await openPackage(data);
  const named = new Map(parts.map((part) => [partName(part.name), part]));
  const document = named.get(main);
  if (!document) return { found: 'unreadable' };
  const budget = { bytes: mostBytes };
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const isHeader = (name: string) =>
    name.startsWith(folder) && /^header\d*\.xml$/.test(name.slice(folder.length));
  const writer = newWriter();
  const written = new Set<string>();
  // A name often stands there; most headers repeat one another.
  for (const name of [...named.keys()].filter(isHeader).sort()) {
    const header = named.get(name);
    if (header) await readPart(header, budget, onceEach(writer, written));
  }
  const isWhole = await readPart(document, budget, writer);
  return writer.finish(!isWhole);
}

const onceEach = (writer: Writer, written: Set<string>): Pick<Writer, 'write'> => ({
  write(text, isHeading) {
    if (written.has(text)) return true;
    written.add(text);
    return writer.write(text, isHeading);
  },
});

interface Budget {
  bytes: number;
}

/** Whether it was read to its end: `false` where it is no XML, too long, or nobody wants the rest. */
async function readPart(
  part: Part,
  budget: Budget,
  writer: Pick<Writer, 'write'>,
): Promise<boolean> {
  const reader = newDocumentReader(writer);
  async function* wanted() {
    for await (const chunk of part.chunks()) {
      yield chunk;
      budget.bytes -= chunk.length;
      if (budget.bytes < 0 || !reader.wantsMore()) return;
    }
  }
  try {
    await readXml(wanted(), reader);
    return budget.bytes >= 0 && reader.wantsMore();
  } catch {
    return false;
  }
}
