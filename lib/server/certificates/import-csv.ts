/** Issues the certificates of a CSV with the columns name, what, date, consent: all of it or nothing. */
import { CsvError, parse } from 'csv-parse/sync';
import type { Certificate } from '#lib/server/certificates/certificate';
import { issue, type NewCertificate } from '#lib/server/certificates/issue';
import { type CertificateRow, readRow } from '#lib/server/certificates/read-row';
import type { Store } from '#lib/server/store/store';

interface LineProblem {
  /** As an editor counts, the heading being line 1. */
  readonly line: number;
  readonly text: string;
}

export type Imported =
  | { readonly issued: readonly Certificate[] }
  | { readonly problems: readonly LineProblem[] };

/** `consent` may be absent: then nobody is named. */
const required = ['name', 'what', 'date'];

interface Line {
  readonly record: CertificateRow;
  readonly info: { readonly lines: number };
}

/** `now` in epoch milliseconds. What was issued before for the same name, thing and day is a problem of its line. */
export async function importCsv(store: Store, text: string, now: number): Promise<Imported> {
  const lines = linesOf(text);
  if ('problems' in lines) return lines;
  const problems: LineProblem[] = [];
  const list: NewCertificate[] = [];
  const seen = new Map<string, number>();
  for (const { record, info } of lines.ok) {
    const read = readRow(record, now);
    if ('problems' in read) {
      for (const problem of Object.values(read.problems)) {
        problems.push({ line: info.lines, text: problem });
      }
      continue;
    }
    const { holder, what, date } = read.ok;
    const key = JSON.stringify([holder, what, date]);
    const firstLine = seen.get(key);
    const same = firstLine === undefined ? await store.findSameCertificate(read.ok) : undefined;
    if (firstLine !== undefined)
      problems.push({ line: info.lines, text: `The same as line ${firstLine}.` });
    if (same) problems.push({ line: info.lines, text: `Issued already as ${same.number}.` });
    seen.set(key, firstLine ?? info.lines);
    list.push(read.ok);
  }
  if (list.length === 0 && problems.length === 0) {
    return { problems: [{ line: 1, text: 'There is no certificate in the file.' }] };
  }
  return problems.length > 0 ? { problems } : { issued: await issue(store, list, now) };
}

function linesOf(text: string): { ok: readonly Line[] } | { problems: readonly LineProblem[] } {
  let found: readonly string[] = [];
  const named = (heading: string[]) => {
    found = heading.map((name) => name.trim().toLowerCase());
    return [...found];
  };
  try {
    const ok = parse(text, {
      bom: true,
      columns: named,
      skip_empty_lines: true,
      trim: true,
      info: true,
      relax_column_count_less: true,
    }) as unknown as readonly Line[];
    if (required.every((name) => found.includes(name))) return { ok };
    const needs = `The first line has to name the columns ${required.join(',')},consent.`;
    return { problems: [{ line: 1, text: needs }] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines ?? 1);
    return { problems: [{ line, text: 'This line cannot be read as CSV.' }] };
  }
}
