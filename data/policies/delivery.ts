import type { Policy } from '#data/policies/policy';

export const delivery = {
  slug: 'delivery-policy',
  title: 'Shipping policy',
  label: 'Shipping Policy',
  description:
    'HOA ships nothing physical. How and when access links, confirmations and files reach you after payment, and what to do if they do not.',
  updated: '2026-11-26',
  restsOn: ['consumer-complaints'],
  body: `
HOA sells services: webinars, coaching, training and assessment. Nothing physical is shipped, so
there are no shipping charges and no courier to wait for. This policy says how and when what you
paid for reaches you.

## What you receive, and when {#when}

| What | When |
| --- | --- |
| Confirmation of a paid webinar, with a calendar entry | By e-mail, at once or within 24 hours of payment |
| Course files and other digital material | By e-mail or link, at once or within 24 hours of payment |
| Access link to a live event | At least 24 hours before the event starts |

Digital delivery is instant in most cases and takes 24 hours at most. The hours run from the time
at which your payment is verified.

If you register when the event is less than 24 hours away, the access link is sent once your
payment has been verified, and in any case before the event starts.

Coaching, bootcamps and assessments are given on the dates agreed with you, online or in person at
the place we agree on. Dates marked "to be announced" are settled with you before you pay.
Certificates are issued as digital files after you have passed.

Your GST invoice comes by e-mail too.

## What you need {#what-you-need}

- An e-mail address that you can open. It is the address you typed, so please check the spelling.
- For live events, a device with sound and a steady internet connection. All times on the site are
  Indian Standard Time.

An access link is only for the person who registered. Please do not forward it.

## If it did not arrive {#not-arrived}

- Look in the spam, junk or promotions folder, and search for HOA.
- If 24 hours have passed since your payment, or an event is near and you have no link, call
  {{supportPhone}} or write to {{supportEmail}} with your name, the e-mail address or phone number
  you registered with, and the payment reference.
- We send it again, to another address if the first was mistyped, once we know that it is you.

Before a live event please call, as it is quicker than writing.

If we fail to deliver what you paid for, or deliver it too late to be of use, the
[refund policy](/refund-policy) applies. If we call an event off, the
[cancellation policy](/cancellation-policy) does.

## Free material {#free-material}

Those who register for the free webinar receive the interview question bank within 2 days. Other
free material can be read on the [downloads page](/downloads) or is sent as the page says. Nothing
free is shipped by post either.

## Where we deliver {#where}

Webinars and digital material are delivered online and are not tied to a place. The services are
supplied by {{identity}}; fees are charged in Indian rupees with GST where it applies.

## Complaints {#complaints}

Our grievance officer: {{grievanceOfficer}}. Complaints are acknowledged within 48 hours and settled
within one month.
`,
} as const satisfies Policy;
