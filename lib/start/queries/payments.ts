import * as books from '#lib/accounting/queries';
import { forgetPayments } from '#lib/payments/erasure';
import { nextNumbers, raiseSeries, setNextNumber } from '#lib/payments/queries/invoices';
import * as orders from '#lib/payments/queries/orders';
import * as receipts from '#lib/payments/queries/receipts';
import * as refunds from '#lib/payments/queries/refunds';
import * as requests from '#lib/payments/queries/requests';
import { bound, type Database, on } from '#lib/platform/db/database';

/** Orders, requests for payment and what came of them, and the books. */
export const paymentStoreOver = ({ engine, run }: Database) =>
  bound(run, {
    nextNumbers,
    setNextNumber,
    raiseSeries,
    forgetPayments,
    ...orders,
    ...requests,
    receiveOrder: on(engine, receipts.receiveOrder),
    receiveElsewhere: receipts.receiveElsewhere,
    keepStray: receipts.keepStray,
    ...refunds,
    ...books,
  });
