import * as documents from '#lib/server/store/books/documents';
import * as groups from '#lib/server/store/books/payment-groups';
import * as ledgerSums from '#lib/server/store/books/sums';
import { bound, type Database, on } from '#lib/server/store/database';
import * as reminders from '#lib/server/store/payments/due-parts';
import * as erased from '#lib/server/store/payments/erased-payments';
import { nextNumbers, raiseSeries, setNextNumber } from '#lib/server/store/payments/invoices';
import * as checks from '#lib/server/store/payments/order-checks';
import * as orders from '#lib/server/store/payments/order-rows';
import * as reads from '#lib/server/store/payments/payment-reads';
import * as receipts from '#lib/server/store/payments/receipts';
import * as refunds from '#lib/server/store/payments/refunds';
import * as requests from '#lib/server/store/payments/request-writes';

/** Orders, requests for payment and what came of them, and the books. */
export const paymentStoreOver = ({ engine, run }: Database) =>
  bound(run, {
    recordOrder: orders.recordOrder,
    findOrder: orders.findOrder,
    findOrderByKey: orders.findOrderByKey,
    findOrderById: orders.findOrderById,
    moveOrder: orders.moveOrder,
    countPaid: orders.countPaid,
    hasPaid: orders.hasPaid,
    recordPaymentEvent: orders.recordPaymentEvent,
    findPaymentEvents: orders.findPaymentEvents,
    nextNumbers,
    setNextNumber,
    raiseSeries,
    ...checks,
    ...documents,
    ...ledgerSums,
    ...groups,
    ...requests,
    ...reads,
    forgetPayments: erased.forgetPayments,
    receiveOrder: on(engine, receipts.receiveOrder),
    receiveElsewhere: receipts.receiveElsewhere,
    keepStray: receipts.keepStray,
    ...refunds,
    ...reminders,
  });
