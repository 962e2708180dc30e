import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/db/database';
import { firstTables } from '#lib/tables/001-first-tables';
import { orders } from '#lib/tables/002-orders';
import { drafts } from '#lib/tables/003-drafts';
import { files } from '#lib/tables/004-files';
import { leads } from '#lib/tables/005-leads';
import { draftNotes } from '#lib/tables/006-draft-notes';
import { closedMails } from '#lib/tables/007-closed-mails';
import { draftBrowsers } from '#lib/tables/008-draft-browsers';
import { fileScans } from '#lib/tables/009-file-scans';
import { enquiries } from '#lib/tables/010-enquiries';
import { webhookEvents } from '#lib/tables/011-webhook-events';
import { deskSignIns } from '#lib/tables/015-desk-sign-ins';
import { sessionPlans } from '#lib/tables/016-session-plans';
import { invoices } from '#lib/tables/019-invoices';
import { certificates } from '#lib/tables/020-certificates';
import { continuations } from '#lib/tables/022-continuations';
import { sessions } from '#lib/tables/042-sessions';
import { erasures } from '#lib/tables/050-erasures';
import { pageViews } from '#lib/tables/051-page-views';
import { formerDrafts } from '#lib/tables/062-former-drafts';
import { oldestReader } from '#lib/tables/063-oldest-reader';
import { orderPages } from '#lib/tables/070-order-pages';
import { closedEnquiries } from '#lib/tables/071-closed-enquiries';
import { payments } from '#lib/tables/080-payments';
import { books } from '#lib/tables/084-books';
import { batches } from '#lib/tables/085-batches';
import { batchCalendar } from '#lib/tables/086-batch-calendar';
import { placement } from '#lib/tables/090-placement';
import { nextCalls } from '#lib/tables/095-next-calls';
import { spokenWords } from '#lib/tables/096-spoken-words';
import { deskTemplates } from '#lib/tables/097-desk-templates';
import { deskTeam } from '#lib/tables/099-desk-team';
import { outcomeDays } from '#lib/tables/100-outcome-days';
import { persons } from '#lib/tables/102-persons';
import { ranking } from '#lib/tables/108-ranking';
import { shortlistBrowsers } from '#lib/tables/109-shortlist-browsers';
import { foundOrder } from '#lib/tables/111-found-order';
import { mailGate } from '#lib/tables/120-mail-gate';
import { agreedWords } from '#lib/tables/130-agreed-words';
import { brokenReleases } from '#lib/tables/140-broken-releases';
import { oneSale } from '#lib/tables/150-one-sale';
import { heldFiles } from '#lib/tables/160-held-files';
import { pagePictures } from '#lib/tables/161-page-pictures';
import { tasks } from '#lib/tables/170-tasks';
import { moneyInSequence } from '#lib/tables/171-money-in-sequence';
import { seatsInSequence } from '#lib/tables/174-seats-in-sequence';
import { heldInterviews } from '#lib/tables/177-held-interviews';
import { contactByPlacement } from '#lib/tables/178-contact-by-placement';
import { exams } from '#lib/tables/180-exams';
import { certificatePapers } from '#lib/tables/181-certificate-papers';
import { seatEvents } from '#lib/tables/182-seat-events';

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
