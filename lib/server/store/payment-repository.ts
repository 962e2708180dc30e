import * as books from '#lib/server/store/books/queries';
import { bound, type Database, on } from '#lib/server/store/database';
import { forgetPayments } from '#lib/server/store/payments/erasure';
import {
  nextNumbers,
  raiseSeries,
  setNextNumber,
} from '#lib/server/store/payments/queries/invoices';
import * as orders from '#lib/server/store/payments/queries/orders';
import * as receipts from '#lib/server/store/payments/queries/receipts';
import * as refunds from '#lib/server/store/payments/queries/refunds';
import * as requests from '#lib/server/store/payments/queries/requests';

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
