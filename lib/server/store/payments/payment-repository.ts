import type { Database } from '#lib/server/store/database';
import * as erased from '#lib/server/store/payments/erased-payments';
import * as reads from '#lib/server/store/payments/payment-reads';
import type { PaymentStore } from '#lib/server/store/payments/payment-store';
import * as receipts from '#lib/server/store/payments/receipts';
import * as refunds from '#lib/server/store/payments/refunds';
import * as reminders from '#lib/server/store/payments/reminders';
import * as requests from '#lib/server/store/payments/request-writes';

export function paymentStoreOver({ engine, run }: Database): PaymentStore {
  return {
    askPayment: (asked) => run((db) => requests.askPayment(db, engine, asked)),
    cancelPayment: (write, number) =>
      run((db) => requests.cancelPayment(db, engine, write, number)),
    findPaymentRequest: (number) => run((db) => reads.findPaymentRequest(db, number)),
    findPaymentFile: (enquiryId) => run((db) => reads.findPaymentFile(db, enquiryId)),
    findBuyer: (request) => run((db) => reads.findBuyer(db, request)),
    forgetPayments: (before) => run((db) => erased.forgetPayments(db, before)),
    countPayments: (today) => run((db) => reads.countPayments(db, today)),
    receiveOrder: (receipt) => run((db) => receipts.receiveOrder(db, engine, receipt)),
    receiveElsewhere: (receipt) => run((db) => receipts.receiveElsewhere(db, engine, receipt)),
    keepStray: (receipt) => run((db) => receipts.keepStray(db, receipt)),
    askRefund: (asked) => run((db) => refunds.askRefund(db, engine, asked)),
    claimRefunds: (limit, leaseMs, now) =>
      run((db) => refunds.claimRefunds(db, engine, limit, leaseMs, now)),
    settleRefund: (refund, outcome, now) =>
      run((db) => refunds.settleRefund(db, refund, outcome, now)),
    keepPaidBack: (write, refund, number, now) =>
      run((db) => refunds.keepPaidBack(db, write, refund, number, now)),
    makeRefundsDue: (now) => run((db) => refunds.makeRefundsDue(db, now)),
    listDueParts: (days, today) => run((db) => reminders.listDueParts(db, days, today)),
    remindOfPart: (due, today, consequence) =>
      run((db) => reminders.remindOfPart(db, due, today, consequence)),
  };
}
