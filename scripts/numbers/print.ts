import type { Line, ViewReport } from '#lib/server/views/report';

/** As tables, the busiest first; of pages and sources not more than `most`. */
export function printed({ days, pages, sources, campaigns }: ViewReport, most = 50): string {
  const parts = [
    table('Day', ['views', 'visits', 'enquiries'], days),
    table('Page', ['views', 'enquiries'], pages.slice(0, most)),
    table('Came from', ['visits'], sources.slice(0, most)),
    ...(campaigns.length > 0
      ? [table('Campaign', ['visits', 'enquiries'], campaigns.slice(0, most))]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

type Column = 'views' | 'visits' | 'enquiries';

function table(title: string, columns: readonly Column[], lines: readonly Line[]): string {
  const all = columns.map((column) => lines.reduce((sum, line) => sum + line[column], 0));
  const width = Math.max(10, title.length, ...lines.map(({ name }) => name.length));
  const row = (name: string, cells: readonly (string | number)[]) =>
    `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(11)).join('')}`;
  return [
    row(title, columns),
    ...lines.map((line) =>
      row(
        line.name,
        columns.map((column) => line[column]),
      ),
    ),
    row('Together', all),
  ].join('\n');
}
