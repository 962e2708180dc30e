/** A JSON Resume that somebody chose, as the fields of the form. */
import { type FieldValues, fieldValues } from '#lib/shared/resume/rules';
import { leftOutOf, readResume } from '#lib/shared/resume/schema';

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
  if (typeof document !== 'object' || document === null) return { problem: notOurs };
  const read = readResume(document as Record<string, unknown>);
  if ('ok' in read) return { values: fieldValues(read.ok), leftOut: leftOutOf(document) };
  const [field, text] = Object.entries(read.errors)[0] ?? ['', notOurs];
  return { problem: field === 'basics.name' ? notOurs : `${field}: ${text}` };
}
