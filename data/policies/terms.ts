import { levelDetails } from '#data/certification';
import { gst, gstPercent, rupees, total } from '#data/formatting';
import { internshipLimits } from '#data/internships';
import type { Policy } from '#data/policies/policy';

const examFees = Object.values(levelDetails)
  .map(({ title, examFee }) => [title, rupees(examFee), gst(examFee), total(examFee)].join(' | '))
  .map((row) => `| ${row} |`)
  .join('\n');

export const terms = {
  slug: 'termsandconditions',
  title: 'Terms and conditions',
  description:
    'The terms for using the HOA website: free placement help, certificates and licences, fees with GST, conduct, liability and complaints.',
  updated: '2026-11-30',
  restsOn: [
    'gst-training-rate',
    'gst-practitioner',
    'overseas-recruitment',
    'coaching-advertisements',
    'consumer-complaints',
  ],
  body: `
These terms are the agreement between you and {{identity}} ("HOA", "we") about this site and
the services offered on it. They are an electronic record under the Information Technology Act, 2000 and need no
signature. They apply together with the [privacy policy](/privacy-policy),
[cancellation policy](/cancellation-policy), [refund policy](/refund-policy) and
[shipping policy](/delivery-policy).

## Who may use the site {#who}

Anyone may read it. To buy a service or apply for a job you must be 18 or older and able to make a
contract under Indian law. If you are under 18, for instance a student of 17 who wants the free
Tally training, a parent or guardian must register for you and accept these terms.

There are no accounts. Give true details when you send a form, and use an e-mail address and phone
number that are your own. An employer's request must come from someone entitled to act for that
employer.

## Forms and enquiries {#enquiries}

There is no charge for an enquiry, and no obligation to buy. After a form is sent, one of our executives will
contact you within 2 working days. Items in the cart are a list for your enquiry: they do not hold a price or a
seat. Before we have spoken, the only payment taken on this site is for a paid webinar. Other
fees are paid after we have spoken and you have agreed to the programme and the amount, by the link we then send.

## Placement assistance {#placement}

Placement assistance is free for accountants. We charge a candidate nothing to register, to be
interviewed or to be placed, and take no share of any salary. If someone asks you for money for a
job in our name, do not pay, and tell us at {{supportEmail}}.

What we do: screen you, introduce you to suitable employers, and stay available for questions at work. The employer alone decides whom to interview and hire, and on what terms. The
employment contract is between you and the employer. Read it before you accept.

{{overseas}} Anyone who recruits in India for work abroad needs registration under the Emigration Act,
1983. Before you accept a job outside India, check on the Government's eMigrate portal that the
recruiter or employer is allowed to recruit you.

## Internships {#internships}

An internship is supervised training in a working office. It is not employment, does not replace an employee and
does not promise a job. It lasts ${internshipLimits.weeks} weeks at most and takes ${internshipLimits.hoursWeek}
hours a week at most; the office, the
supervisor, the dates, the hours and the stipend, if there is one, are given to you in writing before
you begin, and you may end it at any time. A person who does an employee's work must be employed and paid as one.

## What our claims mean {#claims}

The words "Free 100% Job Guarantee" name our undertaking to give placement assistance to every
accountant who applies and is screened, without any fee. They do not promise a job, an interview, a
salary or a date; no trainer can promise what an employer will decide. Buying a course or a
certificate does not buy a job.

Figures such as a placement rate, an average salary or a number of accountants trained are our own
counts of the past, and we show them only with what we counted and the day of the count. A figure marked as a
sample is an example, not a count. An average salary is that of the people it names, not
a promise to you. "International Learnings & Opportunities" means modules and webinars on Gulf tax
and international standards. Your own result depends on your skills, your experience, the place and the market.

Words marked as sample are examples and describe no real person.

## Certificates and qualifications {#certificates}

AcSS certificates and the HACA qualification are issued by HOA. They record what you were taught
and how you were assessed. They are not degrees or diplomas of a university, and not membership of
a professional body set up by law such as the ICAI, the ICMAI or the ICSI. We award them on the
result of the assessment, not on payment of a fee.

The first attempt at an exam is free. Each further attempt costs:

| Level | Fee | ${gstPercent}% GST | Total |
| --- | ---: | ---: | ---: |
${examFees}

## HOA licences {#licences}

The titles HOA Licenced Trainer, HOA Licenced Accounting Practitioner and HOA Licenced GST
Practitioner are our own marks of training and assessment. None is a registration under any Act.

- The GST title needs AcSS 5 and 6 as well as HACA Intermediate, because those modules teach GST. It is not
  enrolment as a goods and services tax practitioner under section 48 of the
  Central Goods and Services Tax Act, 2017. That enrolment is granted by the tax authorities.
- No HOA licence permits you to audit, certify or represent clients where the law reserves the work
  to chartered accountants, cost accountants, company secretaries, advocates or enrolled
  practitioners.
- You may not use the title in a way that makes others believe it is statutory.

## Fees, GST and invoices {#fees}

All amounts are in Indian rupees. Module,
coaching, bootcamp and exam fees are stated before GST; wherever one is shown, 18% GST and the total
stand with it. The price of a paid webinar includes GST. The tax is CGST and SGST, or IGST,
according to the place of supply, and the rate is the one in force when the tax falls due.

You receive a GST invoice for what you pay. If you are registered, enter your GSTIN on the payment page before you
pay, and the invoice shows it. The form of the paid webinar does not ask for it: send the number to {{supportEmail}}
on the day you pay. No convenience fee or other charge is added.

If a price on the site is plainly a mistake, such as a missing digit, we will tell you. You may
then pay the right price or have the whole amount back.

## Payments {#payments}

Payments go through Razorpay, which handles your card or UPI details; we never see them. Your place
is booked when the payment has been verified. A payment made before registrations close is honoured
even if it reaches us afterwards. If you are charged twice for one order, the second payment is
returned in full.

You can cancel within 24 hours of payment, and the undelivered hours of a longer course are
refunded pro rata afterwards, as the [cancellation policy](/cancellation-policy) says. Other refunds follow the
[refund policy](/refund-policy).

## Conduct {#conduct}

Please do not:

- send false details, another person's resume, or forms by script;
- share access links, record sessions without permission, or disturb a class;
- sit an assessment for someone else, or let someone sit yours;
- try to break into the site, overload it or copy its records;
- contact candidates or employers you met here in order to demand money from them.

For a serious breach we may refuse or end a service, or withdraw a certificate, after telling you
the reason and hearing your side. Money paid for what you have not received is then settled under
the [refund policy](/refund-policy).

## Intellectual property {#intellectual-property}

The texts, course material, question papers, recordings and logos belong to us or to those who
license them to us. You may use what you receive for your own study. You may not sell it, publish
it or teach from it commercially without our written permission.

Your resume and what you write stay yours. You allow us to use them for the purpose for which you
sent them, within the [privacy policy](/privacy-policy). We publish your name, picture or words as
a testimonial only with your written consent.

Names of software and professional bodies belong to their owners. Naming them does not mean that
they endorse us.

## Links to other sites {#links}

Links lead to maps, chat, a community group, videos and social networks run by others. Their terms
apply there, and we do not control what they publish.

## Learning material is not advice {#not-advice}

Courses, articles and checklists teach accounting and tax in general. Rates, forms and due dates
change. Before you file a return or sign anything, check the Act, rules and notifications in force,
or ask a qualified professional.

## Our responsibility {#liability}

We provide our services with reasonable care and skill. Nothing in these terms takes away a right
you have as a consumer under the Consumer Protection Act, 2019 or limits liability that Indian law
does not allow to be limited, such as liability for fraud, wilful wrong or deficiency in service.

Within those limits we are not responsible for what employers, banks, networks or linked sites do,
for events beyond our control, or for loss that neither of us could foresee when you registered. An
employer or other business customer can claim from us no more than it paid for the service
concerned.

If we cannot hold a session, the [cancellation policy](/cancellation-policy) says what you receive.

## Law and courts {#law}

Indian law governs these terms. Courts at Chennai have jurisdiction. A consumer may still go
to the Consumer Commission that the Consumer Protection Act, 2019 allows, including the one for the
place where the consumer lives or works.

## Complaints {#complaints}

Please speak to us first: {{supportPhone}} or {{supportEmail}}. Our grievance officer:
{{grievanceOfficer}}. Complaints are acknowledged within 48 hours and settled within one month of
receipt, as the Consumer Protection (E-Commerce) Rules, 2020 require. The National Consumer
Helpline, 1915, is open to you at any time.

## Changes {#changes}

We may change these terms. The new text applies from the day it is published here. A purchase
stays under the terms of the day on which you paid. If a court finds one clause invalid, the others
remain.
`,
} as const satisfies Policy;
