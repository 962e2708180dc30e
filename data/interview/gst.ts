import type { InterviewTopic } from '#data/interview/question';

export const gstQuestions: InterviewTopic = {
  id: 'gst',
  title: 'GST',
  about:
    'For posts that prepare returns: credit, documents, and what to do when two figures differ.',
  questions: [
    {
      ask: 'GSTR-2B shows ₹42,000 less credit than your purchase register. What do you do?',
      wants: 'A method, not a guess.',
      good: '“I match by GSTIN, invoice number and amount and sort what is left: not yet filed by the supplier, filed under another number or month, typed wrongly by us, blocked credit that 2B shows as such. Only what is in 2B and meets section 16 is claimed; the rest goes to a follow-up list with supplier, amount and the last date of section 16(4).”',
      weak: '“I claim it, we have the bill.” Or “I wait”, without a list.',
    },
    {
      ask: 'When is IGST charged, and when CGST with SGST?',
      wants: 'Whether you think of place of supply.',
      good: '“I compare the supplier’s location with the place of supply. Same State: CGST and SGST. Different States, imports, exports and supplies to SEZ units: IGST. For goods that move it is where the movement ends; for bill-to ship-to it is the place of the person who gave the instruction; services have rules of their own.”',
      weak: '“If the customer is from another State.” A customer from another State who eats in your restaurant pays CGST and SGST.',
    },
    {
      ask: 'Name credits that are blocked, and an exception to one of them.',
      wants: 'Section 17(5), beyond the first line.',
      good: '“Motor vehicles for up to thirteen persons, food and catering, health insurance, works contracts for immovable property, goods lost or given away. Exceptions: a car dealer or a driving school gets the credit on cars; food is allowed where a law obliges the employer to provide it.”',
      weak: '“Everything for staff.” A laptop for staff is not blocked.',
    },
    {
      ask: 'What happens if you do not pay a supplier within 180 days?',
      wants: 'The second proviso of section 16(2), and common sense.',
      good: '“The credit is reversed in proportion to what is unpaid, and taken again when it is paid; the time limit of section 16(4) does not apply to that re-claim. Payment under reverse charge is outside the rule. I keep an ageing of creditors by invoice date so that it is seen at 150 days.”',
      weak: '“The credit is lost.” It comes back with the payment.',
    },
    {
      ask: 'An invoice was reported in GSTR-1 with a wrong GSTIN. It is found two months later. What now?',
      wants: 'Whether you know the ways of correction.',
      good: '“I amend it in Table 9A of a later GSTR-1, within the time allowed: 30 November after the year or the annual return. GSTR-1A would not do it even before GSTR-3B of the month: it adds and amends documents, but not the GSTIN of their customer. I tell both customers, since one has a credit that is not his.”',
      weak: '“Revise the return.” GST returns are not revised; entries are amended.',
    },
    {
      ask: 'Explain reverse charge with two examples from our business.',
      wants: 'Whether you looked at what they do.',
      good: '“We would pay it on freight by a goods transport agency that does not charge tax itself and on an advocate’s fee, and on rent if the landlord of the office is not registered. We make a self-invoice where the supplier is unregistered, pay in cash, and take the credit if the input is for taxable supplies.” Read their website beforehand; name what fits.',
      weak: 'The definition alone.',
    },
    {
      ask: 'What do you check before you file GSTR-3B?',
      wants: 'A checklist in your head.',
      good: '“Outward tax equals GSTR-1, e-invoices and books; credit equals 2B plus or less what I can list; reversals under rules 37, 42 and 43; reverse charge in both tables; ledgers set off in the right order; interest if late; then somebody else’s eyes, and the challan agrees with the cash ledger.”',
      weak: '“The portal fills it.” The portal fills what others reported.',
    },
    {
      ask: 'Since October 2025, what is different about the Invoice Management System for you?',
      wants: 'Whether you keep up.',
      good: '“Our action decides what comes into 2B: accept, reject or pending; no action counts as accepted. Credit notes can be kept pending for one period, and we can declare how much credit we reverse. I look at it before the 14th and never reject a correct invoice because of a payment dispute.”',
      weak: '“It is optional.” In the IMS, doing nothing counts as accepting.',
    },
    {
      ask: 'A notice DRC-01C has come. What does it mean, and how long do you have?',
      wants: 'Whether you stay calm and know the dates.',
      good: '“Credit in 3B is more than in 2B beyond the limits set. I have seven days: pay the difference with interest or explain it in Part B with a reconciliation. Without an answer GSTR-1 of the next period is blocked. I prepare the list by invoice and get the reply approved.”',
      weak: '“I forward it to the CA.” You may; the list is still yours to make.',
    },
  ],
};
