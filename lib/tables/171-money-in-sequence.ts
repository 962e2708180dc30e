import type { Kysely } from 'kysely';

/**
 * Documents may round off and may be a credit without tax; of money that staff transfer back themselves it is stored how and
 * when they did. Absent values mean what the former release means.
 */
export async function moneyInSequence(db: Kysely<unknown>): Promise<void> {
  const documents = db.schema.alterTable('tax_documents');
  await documents.addColumn('rounding_paise', 'integer').execute();
  await documents.addColumn('is_commercial', 'integer').execute();
  const refunds = db.schema.alterTable('refunds');
  await refunds.addColumn('paid_back_method', 'text').execute();
  await refunds.addColumn('paid_back_on', 'text').execute();
}
