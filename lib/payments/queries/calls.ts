import { forgetPayments } from '#lib/payments/erasure';
import {
  endMoneyTask,
  findPayment,
  findRequestMoney,
  isOwnRefund,
  moveForeignRefund,
  openDispute,
} from '#lib/payments/queries/foreign';
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
import {
  receiveElsewhere,
  receiveOrder,
  recordMoneyNotice,
  storeStray,
} from '#lib/payments/queries/receipts';
import {
  askRefund,
  claimRefunds,
  enterBuyer,
  makeRefundsDue,
  recordForeignRefund,
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
  findPaymentOfNumber,
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
  findPaymentOfNumber,
  findBuyer,
  countPayments,
  cashTaken,
  listDueParts,
  lookAfterMoney,
  remindOfPart,
  receiveOrder: byEngine(receiveOrder),
  receiveElsewhere,
  storeStray,
  recordMoneyNotice,
  askRefund,
  claimRefunds,
  settleRefund,
  recordPaidBack,
  recordForeignRefund,
  moveForeignRefund,
  isOwnRefund,
  enterBuyer,
  findPayment,
  findRequestMoney,
  openDispute,
  endMoneyTask,
  makeRefundsDue,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof paymentQueries> {}
}
