import {
  changeEnquiry,
  listEnquiriesOf,
  listRelated,
  notePromisesReminded,
} from '#lib/enquiries/queries/changes';
import {
  findLead,
  findRelations,
  leadCounts,
  listDeadLetters,
  listLeads,
  listOverdue,
} from '#lib/enquiries/queries/leads';
import {
  countEnquiries,
  listDue,
  listEnquiries,
  listRecorded,
  listUntouched,
  sumEnquiries,
} from '#lib/enquiries/queries/lists';
import {
  findEnquiry,
  findEnquiryByToken,
  findEnquiryOf,
  listBulkActions,
  listEvents,
  listEventsOf,
  listNotes,
} from '#lib/enquiries/queries/rows';
import { indexUnsearched } from '#lib/enquiries/queries/search';
import {
  backfillSubmissions,
  findSubmission,
  listUnreferenced,
  markScanned,
  recordSubmission,
} from '#lib/enquiries/queries/submissions';
import { byEngine, defineQueries, grouped, type QueriesOf } from '#lib/platform/db/queries';

export const enquiryQueries = defineQueries('enquiries', {
  recordSubmission: grouped(recordSubmission),
  findSubmission,
  markScanned,
  backfillSubmissions,
  listUnreferenced,
  indexUnsearched,
  listLeads,
  findLead,
  findRelations,
  leadCounts,
  listOverdue,
  listDeadLetters,
  findEnquiry,
  findEnquiryOf,
  findEnquiryByToken,
  listBulkActions,
  listNotes,
  listEvents,
  listEventsOf,
  listEnquiries: byEngine(listEnquiries),
  countEnquiries,
  listRelated,
  listEnquiriesOf,
  listDue,
  listUntouched,
  notePromisesReminded,
  sumEnquiries,
  listRecorded,
  changeEnquiry,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof enquiryQueries> {}
}
