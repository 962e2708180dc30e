import { textTable } from '#lib/server/text-table';
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
  return parts.join('\n');
}

type Column = 'views' | 'visits' | 'enquiries';

const table = (title: string, columns: readonly Column[], lines: readonly Line[]) =>
  textTable([
    [title, ...columns],
    ...lines.map((line) => [line.name, ...columns.map((column) => line[column])]),
    ['Together', ...columns.map((column) => lines.reduce((sum, line) => sum + line[column], 0))],
  ]);
