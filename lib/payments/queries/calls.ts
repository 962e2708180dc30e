import { forgetPayments } from '#lib/payments/erasure';
import { nextNumbers, raiseSeries, setNextNumber } from '#lib/payments/queries/invoices';
import { lookAfterMoney } from '#lib/payments/queries/money-tasks';
import {
  claimOrders,
  countPaid,
  findOrder,
  findOrderById,
  findOrderByKey,
  findPaymentEvents,
  forgetOrders,
  hasPaid,
  makeOrderDue,
  makeOrdersDue,
  markUnpaidNotified,
  moveOrder,
  recordOrder,
  recordPaymentEvent,
  scheduleOrder,
} from '#lib/payments/queries/orders';
import { receiveElsewhere, receiveOrder, storeStray } from '#lib/payments/queries/receipts';
import {
  askRefund,
  claimRefunds,
  makeRefundsDue,
  recordPaidBack,
  settleRefund,
} from '#lib/payments/queries/refunds';
import {
  askPayment,
  cancelParts,
  cancelPayment,
  cashTaken,
  countPayments,
  findBuyer,
  findPaymentFile,
  findPaymentRequest,
  listDueParts,
  remindOfPart,
} from '#lib/payments/queries/requests';
import { moveSeat } from '#lib/payments/queries/seats';
import { byEngine, defineQueries, type QueriesOf } from '#lib/platform/db/queries';

export const paymentQueries = defineQueries('payments', {
  nextNumbers,
  setNextNumber,
  raiseSeries,
  forgetPayments,
  recordOrder,
  findOrder,
  findOrderByKey,
  findOrderById,
  moveOrder,
  countPaid,
  hasPaid,
  recordPaymentEvent,
  findPaymentEvents,
  claimOrders,
  scheduleOrder,
  makeOrdersDue,
  makeOrderDue,
  markUnpaidNotified,
  forgetOrders,
  askPayment,
  cancelPayment,
  cancelParts,
  moveSeat,
  findPaymentRequest,
  findPaymentFile,
  findBuyer,
  countPayments,
  cashTaken,
  listDueParts,
  lookAfterMoney,
  remindOfPart,
  receiveOrder: byEngine(receiveOrder),
  receiveElsewhere,
  storeStray,
  askRefund,
  claimRefunds,
  settleRefund,
  recordPaidBack,
  makeRefundsDue,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof paymentQueries> {}
}
