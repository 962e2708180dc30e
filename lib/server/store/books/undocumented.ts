import { sql } from 'kysely';

/** Of an order: its invoice is no row of `tax_documents`, and is counted by the order. */
export const hasNoDocument = sql<boolean>`not exists (select 1 from tax_documents as kept
  where kept.number = orders.invoice_number)`;
