import type { Policy } from '#data/policies/policy';

export const refund = {
  slug: 'refund-policy',
  title: 'Refund policy',
  description:
    'When HOA refunds a payment, how to ask for it, how long an approved refund takes to reach your bank, and which fees are not returned.',
  updated: '2026-11-26',
  restsOn: ['consumer-complaints'],
  body: `
This policy covers refunds that you ask for because something went wrong. If you have simply
changed your mind, or if we have called a session off, the
[cancellation policy](/cancellation-policy) applies, with its own times.

## When we refund {#when-we-refund}

- You were charged twice for the same order.
- You paid, but registrations had already closed and we cannot give you a place.
- What you paid for was not delivered, and we could not put that right in time.
- What we delivered was deficient, or was not what the page described.
- We charged a wrong amount. You then get back the excess amount.

Free services involve no payment and so no refund. We do not refund a service that was delivered as
described because it was not used, or because an exam was not passed or a job not found. Any wider
right that the Consumer Protection Act, 2019 or another law gives you comes before this policy.

## How to ask {#how-to-ask}

Write to {{supportEmail}} or call {{supportPhone}} with your name, the e-mail address or phone
number you registered with, the payment reference and a few words on what happened. A screenshot
helps and is not required. Please never send card numbers, a UPI PIN or an OTP: we do not ask for
them, and nobody needs them to refund you.

We look at our records and tell you within 7 days, with the reason, whether the refund is approved. If
we need something from you for that, we ask within the same 7 days. If the fault
shows in our own records, such as a double payment, you need not ask.

## How long it takes {#how-long}

| Step | Time |
| --- | --- |
| We decide | 7 days at most from your message |
| We initiate the refund | Within 2 business days of approval |
| It reflects in your account | 5 to 10 working days |

The last step depends on your bank. Working and business days here are days on which banks
in India are open. If the money has not reached you, write to us and we will send you the reference
with which your bank can trace it.

## What is returned {#what-is-returned}

The refund goes to the card, account or UPI address from which you paid, in Indian rupees, with the
GST on the amount refunded. A credit note or refund voucher under GST law goes with it.

Payment gateway fees are non-refundable. If one has been charged to us for your payment, we
deduct that amount, with the GST on it, and tell you the figure first. We do not deduct it where
you are entitled to the whole sum: a double or wrong charge, a service that was not delivered, or
one that was deficient or not as described, or a session or course that we called off.

## If the payment failed {#failed-payments}

Sometimes money leaves an account although the payment is shown as failed. We have not received it
then, so it is not ours to refund: your bank and the payment system reverse it by themselves,
within the time limits set by the Reserve Bank of India. If that does not happen, ask your bank and
send us the reference. We will check it with the payment provider.

## Complaints {#complaints}

If you do not agree with our decision, write to our grievance officer: {{grievanceOfficer}}. We
acknowledge within 48 hours and settle the matter within one month. The National Consumer Helpline,
1915, and the Consumer Commissions are open to you as well.
`,
} as const satisfies Policy;
