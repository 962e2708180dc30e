/** The list as filtered, as a table: one row a call or another task, a column for each question that any of them was asked. */

import { streamTexts } from '#lib/applications/http/download';
import type { Work } from '#lib/desk/queries/work';
import { taskDetail } from '#lib/desk/views/tasks';
import { kindInWords, outcomeInWords, stateInWords } from '#lib/desk/words';
import { filterOf, readListQuery } from '#lib/enquiries/rules/lists';
import type { EnquiryEvent, EnquiryFilter, ListedEnquiry } from '#lib/enquiries/schema/enquiry';
import { byteOrderMark, csvRow } from '#lib/platform/values/csv';
import { isoInIndia } from '#lib/platform/values/india';
import type { StaffRequest } from '#lib/staff/http/access';
import { callKind, dueIso, taskKinds } from '#lib/tasks/rules';

const columns = [
  'Reference',
  'Kind',
  'State',
  'Outcome',
  'With',
  'Received',
  'Promised by',
  'Contacted',
  'Due',
  'Closed',
  'Tries',
  'Name',
  'E-mail',
  'Phone',
  'Asked for',
  'Task',
  'Notes',
];

const lists: readonly EnquiryFilter['list'][] = [
  'open',
  'undated',
  'done',
  'suspicious',
  'all',
  'found',
];
const batch = 500;

export async function listAsCsv(staffRequest: StaffRequest): Promise<ReadableStream<Uint8Array>> {
  const { url, context, member, now } = staffRequest;
  const asked = url.searchParams.get('list') ?? 'open';
  const list = lists.find((each) => each === asked) ?? 'open';
  const { task, ...query } = readListQuery(url);
  const filter = filterOf({ ...query, task }, list, member.email, now);
  const read = async (page: number): Promise<readonly Work[]> => {
    if (list === 'open' || list === 'found') {
      const work = { ...filter, list, ...(task && { task }) };
      return (await context.store.listWork(work, page, batch)).rows;
    }
    const { rows } = await context.store.listEnquiries(filter, page, batch);
    return rows.map((enquiry) => ({ enquiry }));
  };
  const pages = async function* () {
    for (let page = 1; ; page += 1) {
      const rows = await read(page);
      yield rows;
      if (rows.length < batch) return;
    }
  };
  const questions = await questionsIn(pages());
  const lines = async function* () {
    yield byteOrderMark + csvRow([...columns, ...questions]);
    for await (const rows of pages()) {
      const notes = await context.store.listNotes(rows.flatMap(({ enquiry }) => enquiry?.id ?? []));
      const notesOf = ({ enquiry }: Work) => (enquiry && notes[enquiry.id]) ?? [];
      yield rows.map((each) => rowOf(each, notesOf(each), questions)).join('');
    }
  };
  return streamTexts(lines());
}

/** The head of the table comes before the first row: all are looked through for what they were asked. */
async function questionsIn(pages: AsyncIterable<readonly Work[]>): Promise<string[]> {
  const labels = new Set<string>();
  for await (const rows of pages) {
    for (const { enquiry } of rows) {
      for (const { label } of enquiry?.transcript ?? []) labels.add(label);
    }
  }
  return [...labels];
}

/** `2026-11-24T11:40:00+05:30`: a spreadsheet sorts it, and nobody asks whose midnight it was. */
const time = (instant: number | undefined) => (instant === undefined ? '' : isoInIndia(instant));

function rowOf(
  { enquiry, task }: Work,
  notes: readonly EnquiryEvent[],
  questions: readonly string[],
): string {
  const answers = new Map(enquiry?.transcript.map(({ label, value }) => [label, value]));
  const own = enquiry ? columnsOf(enquiry) : columns.map(() => '');
  const cells = new Map(columns.map((name, at) => [name, own[at] ?? '']));
  if (task) {
    cells.set('Task', [taskKinds[task.kind].title, taskDetail(task)].filter(Boolean).join(': '));
    cells.set('Due', dueIso(task));
    cells.set('With', task.owner ?? enquiry?.member ?? '');
  }
  cells.set('Notes', notes.map(noteLine).join('\n'));
  return csvRow([...cells.values(), ...questions.map((label) => answers.get(label) ?? '')]);
}

/** Without its notes, which are behind. */
function columnsOf(enquiry: ListedEnquiry): readonly string[] {
  const { preference, outcome, member = '' } = enquiry;
  return [
    enquiry.reference,
    kindInWords(enquiry.kind),
    enquiry.suspicion === undefined || enquiry.state === 'done'
      ? stateInWords(enquiry.state)
      : 'Suspicious',
    outcome ? outcomeInWords(outcome) : '',
    member,
    time(enquiry.receivedAt),
    time(enquiry.promisedBy),
    time(enquiry.keptAt),
    time(enquiry.dueAt),
    time(enquiry.doneAt),
    String(enquiry.tries),
    enquiry.name,
    enquiry.email,
    enquiry.phone,
    preference ? [preference.language, preference.time].filter(Boolean).join(', ') : '',
    enquiry.dueAt === undefined || enquiry.state === 'done' ? '' : callKind.title,
  ];
}

const noteLine = ({ at, by, detail }: EnquiryEvent) =>
  `${isoInIndia(at)} ${by.kind === 'member' ? by.name : by.kind}: ${detail.note}`;
