/** The list as filtered, as a table: one row an enquiry, a column for each question that any of them was asked. */

import { streamTexts } from '#lib/applications/http/download';
import { kindInWords, outcomeInWords, stateInWords } from '#lib/desk/words';
import { filterOf, readListQuery } from '#lib/enquiries/rules/lists';
import type { EnquiryEvent, EnquiryFilter, ListedEnquiry } from '#lib/enquiries/schema/enquiry';
import { byteOrderMark, csvRow } from '#lib/platform/values/csv';
import { isoInIndia } from '#lib/platform/values/india';
import type { StaffRequest } from '#lib/staff/http/access';

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
  const filter = filterOf(readListQuery(url), list, member.email, now);
  const pages = async function* () {
    for (let page = 1; ; page += 1) {
      const { rows } = await context.store.listEnquiries(filter, page, batch);
      yield rows;
      if (rows.length < batch) return;
    }
  };
  const questions = await questionsIn(pages());
  const lines = async function* () {
    yield byteOrderMark + csvRow([...columns, ...questions]);
    for await (const rows of pages()) {
      const notes = await context.store.listNotes(rows.map(({ id }) => id));
      yield rows.map((each) => rowOf(each, notes[each.id] ?? [], questions)).join('');
    }
  };
  return streamTexts(lines());
}

/** The head of the table comes before the first row: all are looked through for what they were asked. */
async function questionsIn(pages: AsyncIterable<readonly ListedEnquiry[]>): Promise<string[]> {
  const labels = new Set<string>();
  for await (const rows of pages) {
    for (const { transcript } of rows) for (const { label } of transcript) labels.add(label);
  }
  return [...labels];
}

/** `2026-11-24T11:40:00+05:30`: a spreadsheet sorts it, and nobody asks whose midnight it was. */
const time = (instant: number | undefined) => (instant === undefined ? '' : isoInIndia(instant));

function rowOf(
  enquiry: ListedEnquiry,
  notes: readonly EnquiryEvent[],
  questions: readonly string[],
): string {
  const { preference, outcome, member = '', transcript } = enquiry;
  const answers = new Map(transcript.map(({ label, value }) => [label, value]));
  return csvRow([
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
    notes.map(noteLine).join('\n'),
    ...questions.map((label) => answers.get(label) ?? ''),
  ]);
}

const noteLine = ({ at, by, detail }: EnquiryEvent) =>
  `${isoInIndia(at)} ${by.kind === 'member' ? by.name : by.kind}: ${detail.note}`;
