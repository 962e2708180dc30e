/** Writes the outcome numbers as one table: for a spreadsheet, and as text for the command line. */

import { lineColumns, memberColumns, type Outcomes } from '#lib/desk/views/outcomes';
import { byteOrderMark, csvRow, textTable } from '#lib/platform/values/csv';

const partsOf = (outcomes: Outcomes) => {
  const { span, chosen, overTime, periods, kinds, pages, campaigns, byHand, all } = outcomes;
  return [
    [
      span === 'week' ? 'Week from' : 'Month from',
      overTime.map((line, at) => ({ ...line, name: periods[at]?.iso ?? line.name })),
    ],
    [`Kind, ${chosen.label}`, [...kinds, all]],
    [`Page, ${chosen.label}`, pages],
    [`Campaign, ${chosen.label}`, campaigns],
    [`By hand, ${chosen.label}`, byHand],
  ] as const;
};

/** One row per line: its subject, its name and its numbers; members have columns of their own. */
export function outcomesAsCsv(outcomes: Outcomes): string {
  const head = ['Of', 'Name', ...lineColumns.map(([, title]) => title)];
  const rows = partsOf(outcomes).flatMap(([of, lines]) =>
    lines.map((line) => csvRow([of, line.name, ...lineColumns.map(([name]) => line[name])])),
  );
  const empty = lineColumns.map(() => '');
  const ofMembers = outcomes.members.map((line) =>
    csvRow([
      `Member, ${outcomes.chosen.label}`,
      line.name,
      ...empty,
      ...memberColumns.map(([name]) => line[name]),
    ]),
  );
  const titles = csvRow([...head, ...memberColumns.map(([, title]) => title)]);
  return byteOrderMark + titles + rows.join('') + ofMembers.join('');
}

export function outcomesAsText(outcomes: Outcomes): string {
  const parts = [
    ...partsOf(outcomes)
      .filter(([, lines]) => lines.length > 0)
      .map(([of, lines]) => table(of, lineColumns, lines)),
    table(`Member, ${outcomes.chosen.label}`, memberColumns, outcomes.members),
  ];
  return parts.join('\n');
}

const table = <Name extends string>(
  title: string,
  columns: readonly (readonly [Name, string])[],
  lines: readonly (Readonly<Record<Name, number>> & { readonly name: string })[],
) =>
  textTable([
    [title, ...columns.map(([, each]) => each)],
    ...lines.map((line) => [line.name, ...columns.map(([name]) => line[name])]),
  ]);
