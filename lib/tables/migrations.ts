import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/db/database';
import { batchCalendar, batches, seatEvents, seatsInSequence } from '#lib/tables/batches';
import {
  agreedWords,
  brokenReleases,
  closedEnquiries,
  deskTeam,
  deskTemplates,
  foundOrder,
  heldFiles,
  mailGate,
  nextCalls,
  outcomeDays,
  pagePictures,
  persons,
  spokenWords,
  tasks,
} from '#lib/tables/enquiries';
import { certificatePapers, exams } from '#lib/tables/exams';
import {
  closedMails,
  draftNotes,
  drafts,
  files,
  firstTables,
  leads,
  orders,
} from '#lib/tables/first-release';
import { books, moneyInSequence, oneSale, orderPages, payments } from '#lib/tables/payments';
import {
  contactByPlacement,
  heldInterviews,
  placement,
  ranking,
  shortlistBrowsers,
} from '#lib/tables/placement';
import {
  certificates,
  continuations,
  deskSignIns,
  draftBrowsers,
  enquiries,
  erasures,
  fileScans,
  formerDrafts,
  invoices,
  oldestReader,
  pageViews,
  sessionPlans,
  sessions,
  webhookEvents,
} from '#lib/tables/second-release';

export interface Migration {
  readonly id: string;
  // A migration knows the tables of its own day, not those of today.
  up(db: Kysely<unknown>, engine: Database['engine']): Promise<void>;
  /**
   * A release that does not know the change is refused, in these words. `tests/tables/release-before.long.test.ts`
   * holds the others to it.
   */
  readonly breaks?: string;
}

/** In the order of their application; one that was released is never edited: a later one corrects it. */
export const migrations: readonly Migration[] = [
  { id: '001-first-tables', up: firstTables },
  { id: '002-orders', up: orders },
  { id: '003-drafts', up: drafts },
  { id: '004-files', up: files },
  { id: '005-leads', up: leads },
  { id: '006-draft-notes', up: draftNotes },
  { id: '007-closed-mails', up: closedMails },
  { id: '008-draft-browsers', up: draftBrowsers },
  { id: '009-file-scans', up: fileScans },
  { id: '010-enquiries', up: enquiries },
  { id: '011-webhook-events', up: webhookEvents },
  { id: '015-desk-sign-ins', up: deskSignIns },
  { id: '016-session-plans', up: sessionPlans },
  { id: '019-invoices', up: invoices },
  { id: '020-certificates', up: certificates },
  { id: '022-continuations', up: continuations },
  { id: '042-sessions', up: sessions },
  { id: '050-erasures', up: erasures },
  { id: '051-page-views', up: pageViews },
  { id: '062-former-drafts', up: formerDrafts },
  { id: '063-oldest-reader', up: oldestReader },
  { id: '070-order-pages', up: orderPages },
  { id: '071-closed-enquiries', up: closedEnquiries },
  {
    id: '080-payments',
    up: payments,
    breaks: 'would take what is paid for a training request as a payment of the webinar',
  },
  { id: '084-books', up: books },
  { id: '085-batches', up: batches },
  { id: '086-batch-calendar', up: batchCalendar },
  { id: '090-placement', up: placement },
  { id: '095-next-calls', up: nextCalls },
  { id: '096-spoken-words', up: spokenWords },
  { id: '097-desk-templates', up: deskTemplates },
  { id: '099-desk-team', up: deskTeam },
  { id: '100-outcome-days', up: outcomeDays },
  { id: '102-persons', up: persons },
  { id: '108-ranking', up: ranking },
  { id: '109-shortlist-browsers', up: shortlistBrowsers },
  { id: '111-found-order', up: foundOrder },
  { id: '120-mail-gate', up: mailGate },
  { id: '130-agreed-words', up: agreedWords },
  { id: '140-broken-releases', up: brokenReleases },
  {
    id: '150-one-sale',
    up: oneSale,
    breaks: 'would sell the webinar without a document, so that the books missed it',
  },
  {
    id: '160-held-files',
    up: heldFiles,
    breaks: 'would hand out a resume that is held, to employers too',
  },
  { id: '161-page-pictures', up: pagePictures },
  { id: '170-tasks', up: tasks },
  { id: '171-money-in-sequence', up: moneyInSequence },
  { id: '174-seats-in-sequence', up: seatsInSequence },
  { id: '177-held-interviews', up: heldInterviews },
  { id: '178-contact-by-placement', up: contactByPlacement },
  { id: '180-exams', up: exams },
  { id: '181-certificate-papers', up: certificatePapers },
  { id: '182-seat-events', up: seatEvents },
];
