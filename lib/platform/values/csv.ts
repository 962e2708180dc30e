/** Tables that a spreadsheet opens safely: RFC 4180, UTF-8 with a mark for Excel. */

export const csvAnswer = (name: string, table: string | ReadableStream<Uint8Array>): Response =>
  new Response(table, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });

export const byteOrderMark = '\ufeff';

/** A number of ours is no formula, also below zero. */
export const csvRow = (cells: readonly (string | number)[]) =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : cellOf(cell))).join(',')}\r\n`;

/** A spreadsheet would work out what starts like a formula, in full-width signs too: https://owasp.org/www-community/attacks/CSV_Injection */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as lines of a terminal: names are left-aligned, numbers right-aligned. */
export function textTable(rows: readonly (readonly (string | number)[])[]): string {
  const widthOf = (at: number) => Math.max(...rows.map((row) => String(row[at]).length));
  const widths = (rows[0] ?? []).map((_, at) => widthOf(at));
  return rows
    .map((row) =>
      row
        .map((cell, at) => {
          const width = widths[at] ?? 0;
          return at === 0 ? String(cell).padEnd(width) : String(cell).padStart(width);
        })
        .join('  ')
        .concat('\n'),
    )
    .join('');
}
