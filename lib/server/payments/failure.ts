/** Why a payment failed, in our own words: what a post says of it anybody may have written. */

import type { Fields } from '#lib/server/intake/body';
import { line } from '#lib/shared/forms/sanitize';

/** Reasons and codes of the provider: https://razorpay.com/docs/errors/ */
const known: Readonly<Record<string, string>> = {
  payment_cancelled: 'It was cancelled before it was complete.',
  payment_timed_out: 'It was not completed in time.',
  payment_session_expired: 'It was not completed in time.',
  insufficient_funds: 'The bank says that the balance is too low.',
  incorrect_otp: 'The one-time password was wrong.',
  otp_expired: 'The one-time password had expired.',
  card_declined: 'The bank declined the card.',
  payment_declined: 'The bank declined the payment.',
  bank_technical_error: 'The bank had a technical problem.',
  gateway_technical_error: 'The bank had a technical problem.',
  GATEWAY_ERROR: 'The bank had a technical problem.',
  SERVER_ERROR: 'The payment provider had a technical problem.',
  BAD_REQUEST_ERROR: 'The bank did not complete the payment.',
  TEST: 'The bank refused this test payment.',
};

const unknown = 'The bank gave no reason.';

/** `undefined` for a post that tells of no failure. */
export function failureIn(fields: Fields): string | undefined {
  if (fields.razorpay_signature !== undefined) return undefined;
  if (!Object.keys(fields).some((name) => name.startsWith('error['))) return undefined;
  const reported = [line(fields['error[reason]']), line(fields['error[code]'])];
  const code = reported.find((each) => Object.hasOwn(known, each));
  return (code && known[code]) ?? unknown;
}
