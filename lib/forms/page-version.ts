import { line } from '#lib/platform/values/text';

/** What a form of the desk says that it read; `missing` names the field where it says nothing. */
export function versionIn(fields: Readonly<Record<string, unknown>>): {
  readonly version: number;
  readonly missing?: { readonly version: string };
} {
  const typed = line(fields.version);
  if (/^\d{1,9}$/.test(typed)) return { version: Number(typed) };
  const version = 'The version of the page is missing. Open the page again.';
  return { version: Number.NaN, missing: { version } };
}
