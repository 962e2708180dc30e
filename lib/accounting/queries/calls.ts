import { findDocument, listLedger, sumMonths, sumTables } from '#lib/accounting/queries/ledger';
import { countOverdue, listPayments, sumGroups } from '#lib/accounting/queries/payments';
import { defineQueries, type QueriesOf } from '#lib/platform/db/queries';

export const accountingQueries = defineQueries('accounting', {
  findDocument,
  listLedger,
  listPayments,
  sumGroups,
  countOverdue,
  sumMonths,
  sumTables,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof accountingQueries> {}
}
