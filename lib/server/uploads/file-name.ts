import { isVisible } from '#lib/shared/forms/sanitize';

/** The longest name that every mail program and file system takes without cutting. */
const longest = 80;
/** No file system has longer ones, and a sender may write megabytes. */
const longestGiven = 255;

/** A name that is safe to attach and to save: letters of any script, digits and few signs, our own ending. */
export function safeFileName(given: string, extension: 'pdf' | 'doc' | 'docx'): string {
  const last = given.slice(-longestGiven).normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const base = last
    .replace(/\.(pdf|docx?)(?=\s*(?:\(\d{1,3}\)\s*)?$)/i, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Join_C} _()-]+/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[- ]+|[- ]+$/g, '');
  const short = [...base].slice(0, longest).join('').trim();
  return `${reserved.test(short) || !isVisible(short) ? 'resume' : short}.${extension}`;
}

/** Names that Windows gives to devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
