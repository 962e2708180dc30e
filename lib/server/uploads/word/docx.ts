import type { Finding } from '#lib/server/uploads/inspection-finding';
import { checkParts, openPackage } from '#lib/server/uploads/word/package';
import { findingOf, Refusal } from '#lib/server/uploads/word/refusal';

export const usualMainPart = 'word/document.xml';
const mainTypes =
  /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.(?:document|template)\.main\+xml$/i;

/**
 * A document of Word 2007 and newer, of LibreOffice, Google Docs and WPS: a zip of parts, a list of their types, and
 * relations between them; its main part need not be `word/document.xml` (ECMA-376 part 2, 6.2 and part 1, 11.3.10).
 */
export const checkDocx = (data: Buffer): Promise<Finding> =>
  findingOf(async () => {
    const opened = await openPackage(data);
    const { names, types, main = usualMainPart } = opened;
    const type = types.typeOf(main);
    const isWord = main.startsWith('word/') || mainTypes.test(type);
    if (!isWord || !names.has(main)) return 'other';
    await checkParts(opened);
    // The text without the lists that lead a program to it: nothing opens that, and nothing in it would run.
    if (!names.has('[content_types].xml')) return 'damaged';
    if (mainTypes.test(type) || type === '' || /\/xml$/i.test(type)) return 'fine';
    throw new Refusal('unreadable', type);
  });
