/** Rows as lines of a terminal: names begin at the left, figures end at the right. */
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
