import * as documents from '#lib/server/store/books/documents';
import * as groups from '#lib/server/store/books/payment-groups';
import * as ledgerSums from '#lib/server/store/books/sums';
import { bound, on } from '#lib/server/store/bound';
import type { Database } from '#lib/server/store/database';
import * as reminders from '#lib/server/store/payments/due-parts';
import * as erased from '#lib/server/store/payments/erased-payments';
import * as checks from '#lib/server/store/payments/order-checks';
import * as payments from '#lib/server/store/payments/order-payment';
import * as orders from '#lib/server/store/payments/order-rows';
import * as paymentEvents from '#lib/server/store/payments/payment-events';
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
    confirmOrder: on(engine, payments.confirmOrder),
    moveOrder: payments.moveOrder,
    countPaid: payments.countPaid,
    hasPaid: payments.hasPaid,
    claimOrders: checks.claimOrders,
    scheduleOrder: checks.scheduleOrder,
    makeOrdersDue: checks.makeOrdersDue,
    makeOrderDue: checks.makeOrderDue,
    markUnpaidNotified: checks.markUnpaidNotified,
    recordPaymentEvent: paymentEvents.recordPaymentEvent,
    findPaymentEvents: paymentEvents.findPaymentEvents,
    forgetOrders: checks.forgetOrders,
    findDocument: documents.findDocument,
    findInvoicedOrder: documents.findInvoicedOrder,
    listLedger: documents.listLedger,
    sumMonths: ledgerSums.sumMonths,
    sumTables: ledgerSums.sumTables,
    sumGroups: groups.sumGroups,
    countOverdue: groups.countOverdue,
    listPayments: groups.listPayments,
    askPayment: requests.askPayment,
    cancelPayment: requests.cancelPayment,
    findPaymentRequest: reads.findPaymentRequest,
    findPaymentFile: reads.findPaymentFile,
    findBuyer: reads.findBuyer,
    forgetPayments: erased.forgetPayments,
    countPayments: reads.countPayments,
    receiveOrder: receipts.receiveOrder,
    receiveElsewhere: receipts.receiveElsewhere,
    keepStray: receipts.keepStray,
    askRefund: refunds.askRefund,
    claimRefunds: refunds.claimRefunds,
    settleRefund: refunds.settleRefund,
    keepPaidBack: refunds.keepPaidBack,
    makeRefundsDue: refunds.makeRefundsDue,
    listDueParts: reminders.listDueParts,
    remindOfPart: reminders.remindOfPart,
  });
