import type { Policy } from '#data/policies/policy';

export const cancellation = {
  slug: 'cancellation-policy',
  title: 'Cancellation policy',
  description:
    'Cancel within 24 hours of payment; stop a longer course later and get the undelivered hours back; what arrives when, and if we cancel.',
  updated: '2026-11-26',
  restsOn: ['consumer-complaints'],
  body: `
This policy says when you may cancel something you have paid for, and what you get back. It covers
every service you pay HOA for: webinars, coaching, bootcamps, modules and exam attempts. You can leave anything
that is free at any time, without a reason; a short message is enough.

## The 24 hours {#the-24-hours}

You may cancel a service as a whole within 24 hours of your payment, and only then. The hours run from the time of
payment on your receipt. If you paid at 6:15 PM IST on Monday, you may cancel until 6:15 PM IST on
Tuesday. You need not give a reason. A session that has already been held as described can no
longer be cancelled, even within the 24 hours.

After 24 hours a webinar or an exam attempt cannot be cancelled because your plans have changed. This
limit concerns a change of mind. It does not apply if we do not deliver what you paid for, or if it
is not what was described: see the [refund policy](/refund-policy).

## Courses that run for weeks {#long-courses}

A module, a bootcamp or a coaching package is delivered hour by hour. You may stop one at any time
after the 24 hours, too, without giving a reason. The hours not yet delivered when your message
arrives are then refunded pro rata, with the GST on them: if you stop after 12 hours of a 30-hour package, you
get back 18/30 of what you paid. An hour counts as delivered when it
was held as agreed, whether or not you were there. Exercise files that you have received stay with
you and cost nothing more.

## How to cancel {#how-to-cancel}

Write to {{supportEmail}} or call {{supportPhone}}. Give:

- your name, and the e-mail address or phone number you registered with;
- the service you paid for;
- the payment reference from your receipt, if you have it at hand.

Or withdraw a registration on its own page, whose link is in our confirmation: that counts as your
cancellation, and the page says before you press what becomes of the payment.

The time at which your message was sent, or your call made, is what counts, even outside our office
hours. We confirm within 2 working days. Closing the payment window before you have paid is not a
cancellation: no contract has been made then, and you owe nothing.

## What comes back {#what-comes-back}

The amount you paid, with the GST in it, goes back to the card, account or UPI address from which
it came; for a longer course, the part of it that belongs to undelivered hours. Where you cancel or
stop, the fee that the payment gateway charged for your payment, with the GST on that fee, is not
refundable. We deduct what the gateway actually charged and state the figure when we confirm. Where
we cancel, it is not deducted. Nothing else is ever deducted.

You receive the GST document that fits: a credit note if an invoice had been issued, or a refund
voucher if the payment was an advance for which there is no invoice yet.

## When it arrives {#when-it-arrives}

A refund under this policy takes 7 to 10 working days from the day on which we receive your
cancellation. Working days here are days on which banks in India are open. If nothing has arrived
by then, write to {{supportEmail}} and we will give you the bank's reference for the refund.

## If we cancel {#if-we-cancel}

If we call off a session or end a course, you receive the full amount for what was not delivered,
and we deduct no gateway fee. You need not ask for it. If we offer another date, you may take that instead; the
choice is yours. If we move a
session to a time that does not suit you, the same applies. These refunds take 7 to 10 working days
from the day on which we tell you that the session is off, or on which you decline the new date.

## Complaints {#complaints}

If we have refused a cancellation and you disagree, write to our grievance officer:
{{grievanceOfficer}}. We acknowledge within 48 hours and settle the matter within one month.
Your rights under the Consumer Protection Act, 2019 are not affected by this policy.
`,
} as const satisfies Policy;
