/** The call that makes a resume; it never throws. */

import { apiRoutes } from '#data/addresses/routes';
import { abortAfter } from '#lib/platform/browser/post-form';
import { type FieldValues, fieldValues } from '#lib/resume/rules/fields';
import { leftOutOf } from '#lib/resume/rules/left-out';
import type { Errors } from '#lib/resume/rules/parts';
import { isNode } from '#lib/resume/rules/paths';
import { readResume } from '#lib/resume/rules/read';

export type ResumeFormat = 'pdf' | 'docx' | 'json';

export interface MadeFile {
  readonly file: File;
  /** As the server counted them; none for JSON. */
  readonly pages: number | undefined;
  readonly leftOut: string;
}

export interface Refusal {
  readonly message: string;
  readonly errors: Errors;
}

const timeoutMs = 30_000;

export async function makeFile(
  values: FieldValues,
  format: ResumeFormat,
): Promise<MadeFile | Refusal> {
  try {
    const answer = await post(values, format);
    if (!answer.ok) return await refusalIn(answer);
    const blob = await answer.blob();
    const pages = Number(answer.headers.get('resume-pages')) || undefined;
    const { type } = blob;
    const leftOut = decodeURIComponent(answer.headers.get('x-left-out') ?? '');
    return { file: new File([blob], nameIn(answer, format), { type }), pages, leftOut };
  } catch {
    return away;
  }
}

/** The fields in which a certificate's number is typed, with what they have. */
export const numbersIn = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).filter(([name]) => /^certificates\.\d+\.number$/.test(name));

/** The key is the number as typed. */
export async function checkNumbers(
  values: FieldValues,
): Promise<{ readonly found: ReadonlyMap<string, Found>; readonly errors: Errors }> {
  const fields = numbersIn(values);
  const found = new Map<string, Found>();
  const none = { found, errors: {} };
  if (fields.length === 0) return none;
  const results = await Promise.all(
    fields.map(async ([name, number]) => {
      const asked = { 'basics.name': 'A', 'certificates.0.number': number };
      const answer = await post(asked, 'json').catch(() => undefined);
      if (answer?.status === 422) {
        const { errors } = await refusalIn(answer);
        return [name, errors['certificates.0.number']] as const;
      }
      if (!answer?.ok) return undefined;
      const { certificates } = (await answer.json()) as { certificates?: readonly Found[] };
      if (certificates?.[0]) found.set(number, certificates[0]);
      return undefined;
    }),
  );
  const wrong = results.flatMap((each) => (each?.[1] ? [[each[0], each[1]] as const] : []));
  return { found, errors: Object.fromEntries(wrong) };
}

export interface Found {
  readonly name: string;
  readonly date: string;
}

const post = (values: FieldValues, format: ResumeFormat) =>
  fetch(apiRoutes.resume, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...values, format }),
    signal: abortAfter(timeoutMs),
  });

const away: Refusal = {
  message:
    'We could not be reached. What you typed is still here: check your connection and try again.',
  errors: {},
};

async function refusalIn(answer: Response): Promise<Refusal> {
  const read = (await answer.json().catch(() => ({}))) as Partial<Refusal>;
  return {
    message: read.message ?? `It could not be made (${answer.status}).`,
    errors: read.errors ?? {},
  };
}

function nameIn(answer: Response, format: ResumeFormat): string {
  const header = answer.headers.get('content-disposition') ?? '';
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(header) ?? [];
  return name ? decodeURIComponent(name) : `Resume.${format}`;
}

/** Hands a file to the browser's downloads. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.hidden = true;
  // The link stays in the page meanwhile: on a busy machine a file whose link had gone was saved without its name.
  document.body.append(link);
  link.click();
  setTimeout(() => {
    link.remove();
    URL.revokeObjectURL(link.href);
  }, 60_000);
}

const notOurs =
  'This file is not a JSON Resume. A JSON Resume is a document in JSON with a name under “basics”.';

interface Brought {
  readonly values: FieldValues;
  /** Parts of the document that this page has no place for. */
  readonly leftOut: readonly string[];
}

export async function broughtValues(file: File): Promise<Brought | { readonly problem: string }> {
  const document: unknown = await file
    .text()
    .then(JSON.parse)
    .catch(() => undefined);
  if (!isNode(document)) return { problem: notOurs };
  const read = readResume(document);
  if ('ok' in read) return { values: fieldValues(read.ok), leftOut: leftOutOf(document) };
  const [field, text] = Object.entries(read.errors)[0] ?? ['', notOurs];
  return { problem: field === 'basics.name' ? notOurs : `${field}: ${text}` };
}
