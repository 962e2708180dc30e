import {
  countOverdue,
  findDocument,
  listLedger,
  listPayments,
  sumGroups,
  sumMonths,
  sumTables,
} from '#lib/accounting/queries/ledger';
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
