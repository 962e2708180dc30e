import type { Lead, LeadFilter } from '#lib/enquiries/queries/leads';
import { promisedBy } from '#lib/enquiries/rules/hours';
import type { Store } from '#lib/platform/db/store';
import { byteOrderMark, csvRow } from '#lib/platform/values/csv';
import { plural } from '#lib/platform/values/words';
import { dayAndTime, pagesOf, plain } from '#scripts/leads/find';

const columns = [
  ['RECEIVED (IST)', 17],
  ['STATE', 11],
  ['KIND', 15],
  ['REFERENCE', 13],
  ['DESK', 10],
  ['ID', 37],
] as const;

export async function* lines(
  store: Store,
  { filter, limit }: { readonly filter: LeadFilter; readonly limit: number },
): AsyncGenerator<string, void> {
  let listed = 0;
  yield row([...columns.map(([title]) => title), 'NAME, E-MAIL, PHONE']);
  for await (const page of pagesOf(store, filter)) {
    const wanted = page.slice(0, limit - listed);
    listed += wanted.length;
    yield wanted.map(line).join('');
    if (listed >= limit) break;
  }
  yield `${plural(listed, 'submission')}\n`;
}

const line = ({ receivedAt, state, kind, reference, deskState, id, name, email, phone }: Lead) =>
  row([
    dayAndTime(receivedAt),
    state,
    kind,
    reference ?? '–',
    deskState ?? '–',
    id,
    plain([name, email, phone].join(', ')),
  ]);

const row = (cells: readonly string[]) =>
  `${cells.map((cell, index) => cell.padEnd(columns[index]?.[1] ?? 0)).join('')}\n`;

const common = ['Received (IST)', 'Promised by (IST)', 'Kind', 'State', 'Name', 'E-mail', 'Phone'];

/** For one kind each question is a column, in the order of the newest form; older questions come last. */
export async function* csvOf(store: Store, filter: LeadFilter): AsyncGenerator<string, void> {
  let questions: readonly string[] | undefined;
  for await (const page of pagesOf(store, filter)) {
    if (!questions) {
      questions = filter.kinds?.length === 1 ? questionsOf(page) : [];
      yield `${byteOrderMark}${head(questions)}`;
    }
    const asked = questions;
    yield page.map((lead) => rowOf(lead, asked)).join('');
  }
  if (!questions) yield `${byteOrderMark}${head([])}`;
}

const questionsOf = (page: readonly Lead[]) => [
  ...new Set(page.flatMap(({ transcript }) => transcript.map(({ label }) => label))),
];

const head = (questions: readonly string[]) =>
  csvRow([
    ...common,
    ...questions,
    questions.length > 0 ? 'Other answers' : 'Answers',
    'Reference',
    'Desk',
  ]);

function rowOf(lead: Lead, questions: readonly string[]): string {
  const { transcript, receivedAt, kind, state, name, email, phone, id } = lead;
  const { reference = id, deskState = '' } = lead;
  // A digest has many rows of one label.
  const answers = questions.map((question) =>
    transcript
      .filter(({ label }) => label === question)
      .map(({ value }) => value)
      .join('\n'),
  );
  const others = transcript
    .filter(({ label }) => !questions.includes(label))
    .map(({ label, value }) => `${label}: ${value}`);
  const times = [receivedAt, lead.promisedBy ?? promisedBy(receivedAt)].map(dayAndTime);
  const person = [name, email, phone];
  const end = [others.join('\n'), reference, deskState];
  return csvRow([...times, kind, state, ...person, ...answers, ...end]);
}
