import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/database';
import { firstTables } from '#lib/server/store/migrations/001-first-tables';
import { orders } from '#lib/server/store/migrations/002-orders';
import { drafts } from '#lib/server/store/migrations/003-drafts';
import { files } from '#lib/server/store/migrations/004-files';
import { leads } from '#lib/server/store/migrations/005-leads';
import { draftNotes } from '#lib/server/store/migrations/006-draft-notes';
import { closedMails } from '#lib/server/store/migrations/007-closed-mails';
import { draftBrowsers } from '#lib/server/store/migrations/008-draft-browsers';
import { fileScans } from '#lib/server/store/migrations/009-file-scans';
import { enquiries } from '#lib/server/store/migrations/010-enquiries';
import { webhookEvents } from '#lib/server/store/migrations/011-webhook-events';
import { deskSignIns } from '#lib/server/store/migrations/015-desk-sign-ins';
import { sessionPlans } from '#lib/server/store/migrations/016-session-plans';
import { invoices } from '#lib/server/store/migrations/019-invoices';
import { certificates } from '#lib/server/store/migrations/020-certificates';
import { continuations } from '#lib/server/store/migrations/022-continuations';
import { sessions } from '#lib/server/store/migrations/042-sessions';
import { erasures } from '#lib/server/store/migrations/050-erasures';
import { pageViews } from '#lib/server/store/migrations/051-page-views';
import { formerDrafts } from '#lib/server/store/migrations/062-former-drafts';
import { oldestReader } from '#lib/server/store/migrations/063-oldest-reader';
import { orderPages } from '#lib/server/store/migrations/070-order-pages';
import { closedEnquiries } from '#lib/server/store/migrations/071-closed-enquiries';
import { payments } from '#lib/server/store/migrations/080-payments';
import { books } from '#lib/server/store/migrations/084-books';
import { batches } from '#lib/server/store/migrations/085-batches';
import { batchCalendar } from '#lib/server/store/migrations/086-batch-calendar';
import { placement } from '#lib/server/store/migrations/090-placement';
import { nextCalls } from '#lib/server/store/migrations/095-next-calls';
import { spokenWords } from '#lib/server/store/migrations/096-spoken-words';
import { deskTemplates } from '#lib/server/store/migrations/097-desk-templates';
import { deskTeam } from '#lib/server/store/migrations/099-desk-team';
import { outcomeDays } from '#lib/server/store/migrations/100-outcome-days';
import { persons } from '#lib/server/store/migrations/102-persons';
import { ranking } from '#lib/server/store/migrations/108-ranking';
import { shortlistBrowsers } from '#lib/server/store/migrations/109-shortlist-browsers';
import { foundOrder } from '#lib/server/store/migrations/111-found-order';
import { mailGate } from '#lib/server/store/migrations/120-mail-gate';
import { agreedWords } from '#lib/server/store/migrations/130-agreed-words';
import { brokenReleases } from '#lib/server/store/migrations/140-broken-releases';
import { oneSale } from '#lib/server/store/migrations/150-one-sale';

export interface Migration {
  readonly id: string;
  // A migration knows the tables of its own day, not those of today.
  up(db: Kysely<unknown>, engine: Database['engine']): Promise<void>;
  /** What a release that does not know it would do: such a release is refused, in these words. `tests/server/store/migrations/release-before.long.test.ts` holds the others to it. */
  readonly breaks?: string;
}

/** In the order of their application; one that was released is never edited, the next one mends it. */
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
];
