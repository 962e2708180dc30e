/** The list as filtered, as a table: one row an enquiry, its answers in one cell. */
import { byteOrderMark, csvRow } from '#lib/server/csv';
import { filterOf, readListQuery } from '#lib/server/desk/list/list-query';
import { kindInWords, outcomeInWords, stateInWords } from '#lib/server/desk/list/words';
import type { Visit } from '#lib/server/desk/sign-in/access';
import type { ListedEnquiry } from '#lib/server/store/enquiries/enquiries';
import type { EnquiryFilter } from '#lib/server/store/enquiries/enquiry-store';
import { dayAndHour } from '#lib/shared/india';

const columns = [
  'Reference',
  'Kind',
  'State',
  'Outcome',
  'With',
  'Received (IST)',
  'Promised by (IST)',
  'Contacted (IST)',
  'Due (IST)',
  'Tries',
  'Name',
  'E-mail',
  'Phone',
  'Asked for',
  'Answers',
];

const lists: readonly EnquiryFilter['list'][] = [
  'open',
  'undated',
  'done',
  'suspicious',
  'all',
  'found',
];
/** Of one read from the store. */
const batch = 500;

export function listAsCsv(visit: Visit): ReadableStream<Uint8Array> {
  const { url, site, member } = visit;
  const asked = url.searchParams.get('list') ?? 'open';
  const list = lists.find((each) => each === asked) ?? 'open';
  const filter = filterOf(readListQuery(url), list, member.email, visit.now);
  const encoder = new TextEncoder();
  let page = 0;
  return new ReadableStream({
    async pull(out) {
      if (page === 0) out.enqueue(encoder.encode(byteOrderMark + csvRow(columns)));
      page += 1;
      const { rows } = await site.store.listEnquiries(filter, page, batch);
      if (rows.length > 0) out.enqueue(encoder.encode(rows.map(rowOf).join('')));
      if (rows.length < batch) out.close();
    },
  });
}

const time = (instant: number | undefined) => (instant === undefined ? '' : dayAndHour(instant));

function rowOf(enquiry: ListedEnquiry): string {
  const { wish, outcome, member = '', transcript } = enquiry;
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
    String(enquiry.tries),
    enquiry.name,
    enquiry.email,
    enquiry.phone,
    wish ? [wish.language, wish.time].filter(Boolean).join(', ') : '',
    transcript.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  ]);
}
