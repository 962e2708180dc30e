import { defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import { findDraft, forgetDraft, forgetDrafts, saveDraft } from '#lib/webinars/queries/drafts';
import {
  changeSessionPlan,
  countRegistrants,
  forgetMailStops,
  listCancelledSessions,
  listFreeRegistrants,
  listMailStops,
  listRegistrantPage,
  listRegistrants,
  listSessionPlans,
  stopMails,
} from '#lib/webinars/queries/sessions';

export const webinarQueries = defineQueries('webinars', {
  saveDraft,
  findDraft,
  forgetDraft,
  forgetDrafts,
  listRegistrants,
  listRegistrantPage,
  listFreeRegistrants,
  countRegistrants,
  listSessionPlans,
  listCancelledSessions,
  changeSessionPlan,
  stopMails,
  forgetMailStops,
  listMailStops,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof webinarQueries> {}
}
