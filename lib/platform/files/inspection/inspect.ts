import type { Hold } from '#lib/platform/files/holds';
import type { Finding, ResumeType } from '#lib/platform/files/inspection/inspection';
import { checkPdf } from '#lib/platform/files/pdf/check';
import { pdfText } from '#lib/platform/files/reading/pdf-text';
import type { Reading } from '#lib/platform/files/reading/reading';
import { docText, docxText } from '#lib/platform/files/reading/word-text';
import { checkPackage } from '#lib/platform/files/word/check';
import { checkDoc, isHeadless, openCompound } from '#lib/platform/files/word/doc';
import { isEncrypted, openPackage, type Package } from '#lib/platform/files/word/package';

export const inspectors: Readonly<Record<ResumeType, (data: Buffer) => Promise<Finding>>> = {
  pdf: inspectPdf,
  doc: inspectDoc,
  docx: inspectDocx,
};

async function inspectPdf(data: Buffer): Promise<Finding> {
  const reading = await pdfText(data);
  if (reading.found === 'locked' || reading.found === 'unreadable')
    return { refused: reading.found };
  return taken(await checkPdf(data), reading);
}

async function inspectDoc(data: Buffer): Promise<Finding> {
  if (isHeadless(data)) return { refused: 'unreadable' };
  // The parser changes what it is given.
  const compound = attempt(() => openCompound(Buffer.from(data)));
  if (!compound) return { refused: 'unreadable' };
  // [MS-OFFCRYPTO] 2.3.4: a locked .docx, .xlsx or .pptx alike.
  if (compound.find('EncryptedPackage')) return { refused: 'locked' };
  if (!compound.find('WordDocument')) return { refused: 'other' };
  const reading = docText(data);
  return reading.found === 'locked' ? { refused: 'locked' } : taken(checkDoc(compound), reading);
}

async function inspectDocx(data: Buffer): Promise<Finding> {
  const opened = await openPackage(data).catch(() => undefined);
  if (!opened) return { refused: 'unreadable' };
  if (!isWord(opened)) return { refused: 'other' };
  if (isEncrypted(opened)) return { refused: 'locked' };
  return taken(await checkPackage(opened), await docxText(data));
}

const wordType =
  /^application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml|ms-word)\.(?:document|template)\.(?:macroenabled\w*\.)?main\+xml$/i;

/** By the place of its main part, or by the type that its list gives it. */
function isWord({ parts, main, types }: Package): boolean {
  if (!parts.some(({ name }) => name === main)) return false;
  return (
    main.startsWith('word/') || types.some(({ part, type }) => part === main && wordType.test(type))
  );
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // A broken file fails in many ways; all of them mean that it does not open.
    return undefined;
  }
}

/** As many as show in a mail whose it is. */
const mostFirstLines = 12;

const taken = (holds: readonly Hold[], reading: Reading): Finding => ({
  holds,
  firstLines:
    reading.found === 'text'
      ? reading.parts
          .flat()
          .slice(0, mostFirstLines)
          .map(({ text }) => text)
      : [],
});
