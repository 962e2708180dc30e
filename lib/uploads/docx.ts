import type { Finding } from '#lib/uploads/finding';
import {
  isActiveRelation,
  isActiveType,
  mainPartOf,
  typeOf,
  usualMainPart,
} from '#lib/uploads/package';
import { unpackAll } from '#lib/uploads/unpack';
import { entriesOf } from '#lib/uploads/zip';

const contentTypes = '[content_types].xml';
const relations = '_rels/.rels';

/** A Word document is a zip with a list of its parts' types and a main part, which need not be
 *  `word/document.xml`: ECMA-376 part 2, 6.2.4 (names without case) and part 1, 11.3.10. */
export async function checkDocx(data: Buffer): Promise<Finding> {
  const entries = entriesOf(data);
  const names = entries?.map(({ name }) => name.toLowerCase());
  if (!entries || !names) return 'other';
  if (!names.includes(contentTypes)) return isTextAlone(names) ? 'damaged' : 'other';
  // Two of one name: which of them a reader takes, we cannot know.
  if (new Set(names).size < names.length) return 'other';
  const isList = (name: string) => name === contentTypes || name.endsWith('.rels');
  const encrypted = entries.some((entry) => entry.encrypted);
  const lists = encrypted ? new Map<string, string>() : await unpackAll(data, entries, isList);
  if (!lists) return 'other';
  const main = mainPartOf(lists.get(relations));
  if (!names.includes(main)) return 'other';
  if (encrypted) return main.startsWith('word/') ? 'locked' : 'other';
  const types = lists.get(contentTypes) ?? '';
  if (!main.startsWith('word/') && !/wordprocessingml|ms-word/i.test(typeOf(main, types))) {
    return 'other';
  }
  if (names.some((name) => /vba(project|data)/.test(name))) return 'macros';
  if (/macroEnabled|vba(Project|Data)/i.test(types)) return 'macros';
  if (isActiveType(types) || names.some((name) => /(^|\/)(embeddings|activex)\//.test(name))) {
    return 'active';
  }
  for (const [name, list] of lists) {
    if (name.endsWith('.rels') && isActiveRelation(list)) return 'active';
  }
  return 'fine';
}

/** The text of a document without the lists that lead a program to it, and without anything that could run. */
const isTextAlone = (names: readonly string[]): boolean =>
  names.includes(usualMainPart) &&
  !names.some((name) => /\.rels$|vba|embeddings|activex/.test(name));
