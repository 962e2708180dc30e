/** The answers and files of an enquiry, as its page shows them. */
import type { EnquiryView } from '#lib/desk/view-types/enquiry';
import { unanswered } from '#lib/forms/transcribe';
import { plural } from '#lib/plural';
import { deskEnquiryPath } from '#lib/routes';
import type { Answer } from '#lib/store/store';

/** "7 of 10, Intermediate" is drawn as a scale as well. */
export function answerOf({ name, label, value }: Answer) {
  const rated = /^(\d{1,2}) of 10\b/.exec(value);
  const text = value === unanswered ? '' : value;
  return { name, label, value: text, ...(rated && { scale: Math.min(10, Number(rated[1])) }) };
}

interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export const fileOf = (
  { name, type, size }: StoredFile,
  reference: string,
): EnquiryView['files'][number] => ({
  name,
  href: `${deskEnquiryPath(reference)}/resume`,
  detail: `${typeInWords(type)}, ${sizeInWords(size)}. Judged by its content on arrival; it is downloaded, never opened here.`,
});

const types: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};
const typeInWords = (type: string) => types[type] ?? 'File';

const sizeInWords = (bytes: number) =>
  bytes < 1024 * 1024
    ? plural(Math.max(1, Math.round(bytes / 1024)), 'KB', 'KB')
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
