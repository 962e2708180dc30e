/** The text of a document of Word 97 to 2003: [MS-DOC] 2.4.1, "Retrieving Text". */
import { newWriter, type Reading } from '#lib/server/uploads/reading/reading';
import { openCompound } from '#lib/server/uploads/word/doc';
import { blockOf, textOf, textPair } from '#lib/server/uploads/word/fib';
import { Refusal } from '#lib/server/uploads/word/refusal';

/** Of Word 97; older ones keep their text in other ways. */
const oldestVersion = 0xc1;
/** In the File Information Block: 2.5.1. */
const at = { version: 2, lengths: 76, lengthsEnd: 108 } as const;

export function docText(data: Uint8Array): Reading {
  try {
    return readDocument(Buffer.from(data));
  } catch (error) {
    // What is broken fails in many ways, and nobody would do anything else for one of them.
    const isLocked = error instanceof Refusal && error.finding === 'locked';
    return { found: isLocked ? 'locked' : 'unreadable' };
  }
}

function readDocument(data: Buffer): Reading {
  const { find } = openCompound(data);
  const word = find('WordDocument') ?? Buffer.alloc(0);
  const block = blockOf(word);
  const table = block && find(block.table);
  if (!table || word.length < at.lengthsEnd || word.readUInt16LE(at.version) < oldestVersion)
    return { found: 'unreadable' };
  const writer = newWriter();
  const text = textOf(word, block.slice(table, textPair));
  for (const part of partsOf(word, text)) writer.write(inWords(part));
  return writer.finish();
}

/** The headers, where a name often stands, what is written in boxes, and the text itself: their lengths are in the order of 2.4.1. */
function partsOf(word: Buffer, text: string): readonly string[] {
  const lengths = Array.from({ length: 8 }, (_, index) =>
    Math.max(0, word.readInt32LE(at.lengths + index * 4)),
  );
  const ends: number[] = [];
  for (const length of lengths) ends.push((ends.at(-1) ?? 0) + length);
  const part = (index: number) => text.slice(ends[index - 1] ?? 0, ends[index]);
  // Some programs note no lengths: all of it is the text then.
  if (ends.at(-1) === 0) return [text];
  return [part(2), part(0), part(6)];
}

/** What stands for something else than itself: 2.4.3, 2.8.25, 2.9.229. */
const fieldBegins = 0x13;
const fieldResult = 0x14;
const fieldEnds = 0x15;
const cellEnds = 0x07;
const nonBreakingHyphen = 0x1e;

/** Without the instructions of fields; the cells of a row in one line. */
function inWords(text: string): string {
  let words = '';
  /** Of each field that is open, whether its result has begun; and how many have not. */
  const fields: boolean[] = [];
  let instructions = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === fieldBegins) {
      fields.push(false);
      instructions += 1;
    } else if (code === fieldResult && fields.at(-1) === false) {
      fields[fields.length - 1] = true;
      instructions -= 1;
    } else if (code === fieldEnds) {
      if (fields.pop() === false) instructions -= 1;
    } else if (instructions > 0) continue;
    else if (code === nonBreakingHyphen) words += '-';
    else if (code !== cellEnds) words += text[index];
    // A row ends with one more of the same.
    else if (text.charCodeAt(index - 1) === cellEnds) words += '\n';
    else if (text.charCodeAt(index + 1) !== cellEnds) words += ' | ';
  }
  return words;
}
