import { createHmac } from 'node:crypto';
import type { Delivery } from '#lib/platform/mail/schema';
import { keySecret } from '#tests/payments/provider';

export const registrant = {
  name: 'Meena Iyer',
  email: 'Meena@Example.com',
  phone: '98400 12345',
  accountingExp: 'beginner',
  preferredLang: 'Tamil',
};
/** The mails of one registration. */
export const once = ['You are registered', '[webinar-paid] Meena Iyer'];

export function post(path: string, body: object | string, headers: Record<string, string> = {}) {
  return new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** As a form without a script sends it. */
export const postPlain = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  post(path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });

export const checkoutAnswer = ({ id, order_id: orderId }: { id: string; order_id: string }) => ({
  razorpay_order_id: orderId,
  razorpay_payment_id: id,
  razorpay_signature: createHmac('sha256', keySecret).update(`${orderId}|${id}`).digest('hex'),
  status: 'payment completed',
  formData: registrant,
});

export const subjects = (mails: readonly Delivery[]) =>
  mails.map(({ mail }) => withoutNames(mail.subject)).sort();

/** The reference is another one every time, topic and day are those of the edition. */
const withoutNames = (subject: string) =>
  subject.replace(/ \(HOA-\w{4}-\w{3}\)$/, '').replace(/^(You are registered): .+ \(.+\)$/, '$1');
