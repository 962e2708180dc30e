import { browserStorage } from '#data/browser-storage';
import { asked } from '#data/policies/asked';
import type { Policy } from '#data/policies/policy';

const browserRows = browserStorage
  .map(({ name, place, holds, until }) => `| ${name} (${place}) | ${holds} | ${until} |`)
  .join('\n');

const askedRows = asked
  .map(({ form, what, why, kept }) => `| ${form} | ${what} | ${why} | ${kept} |`)
  .join('\n');

export const privacy = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  description:
    'What HOA asks for on each form, why, how long it is kept, and how to see, correct or erase your data under the DPDP Act, 2023.',
  updated: '2026-11-30',
  restsOn: ['personal-data', 'consumer-complaints', 'records-of-account'],
  body: `
This policy says what HOA ("we") does with personal data on this website. We decide why and how
the data is used, which makes us the Data Fiduciary under the Digital Personal Data Protection Act,
2023 (the DPDP Act). HOA is the name on this site of {{identity}}.

The DPDP Act and the DPDP Rules, 2025 come into force in stages. The Data Protection Board has
existed since November 2025; the duties of those who use personal data, the rights that the Act
gives you and complaints to the Board begin in mid-May 2027. We already do what this page says. Until that last
stage the Information Technology Act, 2000 and its 2011 rules on sensitive
personal data also bind us.

## In short {#in-short}

- You can read the whole site without telling us who you are. There are no accounts.
- We use what you send for the purpose named on the form, and for nothing else.
- We do not sell personal data.
- Unless this page gives another period, we keep it for {{retentionDays}} days after our last
  contact with you and then erase it.
- You may ask at any time to see, correct or erase your data: {{supportEmail}}.

## Your data {#your-data}

A short notice stands above the first personal field of every form. This table brings the notices
together. "Standard" means {{retentionDays}} days after the last contact, which is the last day on
which you sent us something or we spoke or wrote to each other about it.

| Form | What we ask | Why | Kept |
| --- | --- | --- | --- |
${askedRows}

A field that is not marked as required may stay empty. Please do not enter Aadhaar, PAN, bank or health details in forms and resumes: we do not need them.

A daily job erases whatever has reached its limit from the site's records. Each submission also
reaches our staff mailbox, and that copy is deleted under the same limit.

Payment records are kept for 8 years because tax and company law ask for accounts and vouchers to
be preserved. They cannot be erased earlier on request.

Rule 8(3) of the DPDP Rules also provides that personal data and processing logs be kept for at
least one year, for certain purposes of the State. When and so far as that duty binds us, what it
covers stays locked away from ordinary use for that year and is then erased. We would not use it to
contact you.

## Consent and withdrawal {#consent}

We rely on your consent. You give it by sending a form under its notice and, where there is an
authorisation box, by ticking it yourself. No consent box is ticked in advance. What the law obliges
us to keep, such as payment records, rests on that law.

You may withdraw as easily as you agreed: press Withdraw on the [page of your enquiry](#your-enquiry), or
write to {{supportEmail}} or call {{supportPhone}} and name the form and the e-mail address or phone number you
used. From mid-May 2027 a Consent Manager
registered with the Data Protection Board of India may act for you as well. We then stop, have those who work for us
stop, and erase the data unless a law requires it to be kept. What was done before you withdrew
stays lawful. Without your contact details we cannot continue with an application or registration.

You may ask for any of these notices in any of the 22 languages of the Eighth Schedule to the
Constitution, Tamil and Telugu among them.

## Your enquiry and its page {#your-enquiry}

Everything you send gets a reference, a promised date and a page of its own. The receipt that we mail
to the address on the form has the link to that page and nothing that you typed. Anyone who has the link sees the reference, what kind of enquiry it is, its dates and its status; name and answers
are not shown there, and your e-mail address and phone number only in part. There you can say when
and in which language we should call, correct the number, add a note, or withdraw: then this enquiry
is erased at once, with your answers, your resume, our notes and the mails about it. We keep no copy of
the link. So that nobody's mailbox is filled, we count the receipts to an address for a day, under a
code that cannot be turned back into it and goes when you withdraw.

Our operations staff, and nobody else with us, read your enquiry at a desk of this site. They sign in
by a link or code sent to their work address. We keep who called or wrote to you, when, and a short
note of what was said, with the outcome; it is erased together with your enquiry, and you may ask to
read it. If another system of ours receives enquiries, we tell it about the erasure as well.

## Practical papers {#practical-papers}

Papers under /practice ask for no name, and we store nothing of them. A paper that counts is sat by a link that we
mail to you. While it runs, what you fill in is saved on our server while you type; we keep no copy of the link. Where your line is away, your browser keeps what it could not send until it is saved. Our staff can read your sheet and cannot change an answer. Your answers are erased after one year; the
result stays as long as your enquiry. The certificate says “practical paper” with its day, and your percent only if you
choose so on the page with the result. When you withdraw, paper, answers and result are erased; what the certificate
says stays with it.

## Drafts of the free webinar registration {#drafts}

Nothing on that form leaves your browser until you press Next on step 1, below a notice that says
so. That step sends what you have written up to then. From then on, what you have filled in is saved on our
server every two seconds while you go
on typing. If you then close the form without submitting it, it is sent once more, marked as closed.

A draft is not a registration. We keep one draft for each e-mail address, the newest, for 30 days.
Our staff may hear of it, at most once a day, and may contact you to ask whether you need help. If
you want neither, close the form before pressing Next, or write to {{supportEmail}} and we will
erase the draft.

## Resumes {#resumes}

Your resume is read by our staff. Before an employer sees anything about you, we ask you on your own page, which
shows the post and what they would see. Without your yes we send them nothing. You can take your yes back there
in one press, and your page says who opened your resume and when. The employer sees no phone or
e-mail beyond what your resume says, on a page that ends after 14 days; once you both agree on an interview,
each of you gets the
other's phone number. That somebody answered, and when, is kept as a record without your name as long as the
vacancy is kept. Your resume is stored outside the public pages of the site and cannot be opened by a web address. It is erased together
with your application.

## Payments {#payments}

Payments are handled by Razorpay. Card numbers, UPI details and bank passwords are entered with
Razorpay and never reach us. We receive the order and payment references, the amount and whether
the payment succeeded. Razorpay's own privacy policy applies to what you enter there.
When you pay for what you agreed with us, we ask for your State and a name and, where the law requires it or you
are registered, an address and a GSTIN. The tax invoice shows them, and we keep it for 8 years.

## Who else handles it {#processors}

- Our hosting provider, which runs the server and may keep technical connection records of its own
  for as long as the law requires.
- Our mail delivery provider, which carries confirmations to you and submissions to our staff.
- Our payment provider, for paid registrations.
- Employers, for candidates, as described above.
- Courts, tax and other public authorities, where a law obliges us.

The first three work for us under contract. If one of them stores data outside India, it may do so
only where the Government of India has not restricted it.

## Third-party code and the Meta pixel {#third-parties}

No third-party code loads before you consent or choose to pay. Razorpay's checkout loads when you
go on to payment. We load no script of Meta's. If the site measures its advertising, the free webinar
registration asks whether Meta may be told of it. The box is not ticked in advance, your answer
counts for that one registration, and we do not keep it. If you tick it, your browser sends Meta one
message when you have registered: that a registration was made on this site and the amount we value
it at. As with any message, Meta sees your IP address and browser type. No cookie is sent or set.
You lose nothing by leaving the box empty. Links to maps, chat, the community group, videos and social
networks send nothing until you open them; from there the other site's policy applies.

## What is kept in your browser {#browser}

These stay on your device. [Your dashboard](/dashboard) shows the cart and the drafts and can delete
them, and all else in the local storage; your browser's settings clear the rest.

| Entry | What it holds | How long |
| --- | --- | --- |
${browserRows}

The cookies of this table are the only ones we set for visitors. On a shared computer, clear the dashboard
before you leave.

## IP addresses {#ip-addresses}

To stop floods of automated posts we count submissions from each internet address. The address is
kept in keyed, hashed form in a counter that runs for ten minutes and is erased within two hours.
It is not stored with your submission. A form that arrives faster than a person could fill it, or
with a hidden field filled, is marked and read by staff in one daily batch. No decision about you is
left to a computer.

## Visits {#visits}

We count for each day how often a page is opened, from which other website people come, and which
campaign tag a link to us carried. These are totals. Nothing in them is about you: no cookie, no internet
address, no mark of your device, and nobody can tell two visits of one person from two persons. With
a form we keep from which page of ours it was sent, and the campaign tag in that page's address.

## Under 18 {#children}

Under the DPDP Act a child is anyone under 18. A parent or guardian must then register, with their
own name and contact details. Before we use the child's data, one of our staff speaks with the parent
or guardian, makes sure that this is an adult who consents, and notes it; from mid-May 2027 in the
way rule 10 of the DPDP Rules asks. Without that we erase what was sent. Job applications are open from 18. We
do not track children, watch their
behaviour or direct advertising at them; anyone under 18 should leave the box about Meta empty. If a child
has sent us a form alone, tell us and we will erase it.

## Security {#security}

The public site works over an encrypted connection. Only staff who need a submission can read it.
Uploaded resumes are checked for type and size, and every payment is verified by its signature. No system is
completely safe from attack.

Backups are made so that nothing is lost. We remember each erasure as a code that cannot be turned back into a
name, an address or a number. If we have to restore a backup, we use it to erase the same data again.

If there is a breach, we will tell everyone affected without delay what happened, what may follow,
what we have done and what you can do, and CERT-In as its directions require. From mid-May 2027 we
also inform the Data Protection Board without delay, with full details within 72 hours or such
longer time as it allows.

## Your rights {#your-rights}

- **Access:** a summary of your data, what we do with it, and with whom it was shared.
- **Correction:** correct, complete or update what is wrong.
- **Erasure:** have it deleted, unless a law requires it to be kept.
- **Nomination:** name a person who may use these rights if you die or become unable to.
- **Grievance:** complain to us and be answered.

Write to {{supportEmail}} from the e-mail address you used on the form, or call {{supportPhone}}
from the number you gave. That is how we know it is you. There is no charge. Please give true
details and complain only with cause, as section 15 of the DPDP Act asks.

## Grievances {#grievances}

Grievance officer, also for any question about personal data: {{grievanceOfficer}}. Letters and
mails reach the officer at {{grievanceContact}}.

We acknowledge a complaint within 48 hours and settle it within one month, as the Consumer
Protection (E-Commerce) Rules, 2020 require. The DPDP Rules allow 90 days at most for a complaint
about personal data; we keep to the shorter time. If you are not satisfied, or hear nothing, you
may complain to the Data Protection Board of India, which works online, once its complaints begin in
mid-May 2027. Until then the adjudicating officer under the Information Technology Act, 2000 and the
Consumer Commissions are open to you, each within its own law.

## Changes {#changes}

The date of the last update stands on this page. If we ever want to use your data for another
purpose, we will ask you first. The [terms and conditions](/termsandconditions) govern the rest.
`,
} as const satisfies Policy;
