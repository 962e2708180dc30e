import { byEngine, defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import {
  eraseEnquiry,
  erasePerson,
  findEnquiryHoldings,
  findHoldings,
} from '#lib/privacy/queries/erasure';
import {
  countExpired,
  eraseContacts,
  erasureState,
  isUsed,
  listSuspects,
  newestRow,
  storeErasureState,
} from '#lib/privacy/queries/expiry';
import { forgetErasures, listErasures } from '#lib/privacy/queries/records';

export const privacyQueries = defineQueries('privacy', {
  findHoldings,
  erasePerson: byEngine(erasePerson),
  findEnquiryHoldings,
  eraseEnquiry: byEngine(eraseEnquiry),
  listSuspects,
  eraseContacts,
  countExpired,
  newestRow,
  isUsed,
  erasureState,
  storeErasureState,
  listErasures,
  forgetErasures,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof privacyQueries> {}
}
