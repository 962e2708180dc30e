import type { InterviewTopic } from '#data/interview/question';

export const entryQuestions: InterviewTopic = {
  id: 'journal-entries',
  title: 'Journal entries',
  about: 'Asked with pen and paper. Say the two sides aloud, with amounts, and then what they do.',
  questions: [
    {
      ask: 'Goods for ₹10,000 plus GST 18% (CGST and SGST) are sold on credit. What is the entry?',
      wants: 'Tax kept apart from income.',
      good: '“Customer ₹11,800 Dr; Sales ₹10,000 Cr, Output CGST ₹900 Cr, Output SGST ₹900 Cr. The tax is the government’s money from the first day: Sales is ₹10,000.”',
      weak: '“Customer to Sales ₹11,800.” Then income is too high by the tax.',
    },
    {
      ask: 'A machine that cost ₹2,00,000, with ₹1,20,000 written off, is sold for ₹70,000. What is the entry, without GST?',
      wants: 'Whether both the cost and what was written off leave the books.',
      good: '“Bank ₹70,000 Dr, Accumulated depreciation ₹1,20,000 Dr, Loss on sale ₹10,000 Dr; Machinery ₹2,00,000 Cr. ₹2,00,000 − ₹1,20,000 = ₹80,000 was left in the books, and ₹80,000 − ₹70,000 = ₹10,000 is the loss.”',
      weak: '“Bank to Machinery ₹70,000.” The rest would stay in the books for ever.',
    },
    {
      ask: 'Salaries of March, ₹3,00,000, are paid on 5 April. What is in the books of March?',
      wants: 'The month to which a cost belongs.',
      good: '“In March: Salaries ₹3,00,000 Dr, Salaries payable ₹3,00,000 Cr, less the deductions, which go to EPF, ESI, professional tax and TDS payable. In April: Salaries payable Dr, Bank Cr. The cost is March’s, the payment is not.”',
      weak: '“Nothing, it is paid in April.”',
    },
    {
      ask: 'Insurance of ₹24,000 is paid on 1 January for twelve months. What is left on 31 March?',
      wants: 'Counting months.',
      good: '“Three months of twelve are used: ₹24,000 × 3 ÷ 12 = ₹6,000 is cost. Prepaid insurance ₹18,000 Dr, Insurance ₹18,000 Cr; it is released month by month in the new year.”',
      weak: '“It is all cost, the bill is in hand.”',
    },
    {
      ask: 'The owner takes goods that cost ₹5,000 for his house. GST of ₹900 on them was taken as credit. What is entered?',
      wants: 'Drawings at cost, and the credit reversed.',
      good: '“Drawings ₹5,900 Dr; Purchases ₹5,000 Cr, GST input ₹900 Cr. No credit is allowed on goods for personal use, section 17(5)(g), so it is reversed.”',
      weak: '“Sales ₹5,000.” Nobody bought anything.',
    },
    {
      ask: 'A consultant bills ₹80,000 with GST of ₹14,400, and TDS at 10% is deducted. What is the entry?',
      wants: 'TDS on the fee, not on the tax.',
      good: '“Professional fees ₹80,000 Dr, GST input ₹14,400 Dr; TDS payable ₹8,000 Cr, the consultant ₹86,400 Cr. GST is shown separately on the bill, so TDS is worked out on ₹80,000 alone: ₹80,000 × 10% = ₹8,000. An advocate’s bill would carry no GST: we pay it ourselves, under reverse charge.”',
      weak: '“TDS on ₹94,400.”',
    },
    {
      ask: 'A customer who owes ₹40,000 is insolvent. Only ₹10,000 is recovered. Pass the entry.',
      wants: 'Both the money received and the loss.',
      good: '“Bank ₹10,000 Dr, Bad debts ₹30,000 Dr; the customer ₹40,000 Cr. If an allowance was made for it before, it is used up first. GST that was charged on the sale does not come back.”',
      weak: '“Bad debts ₹40,000.” The ₹10,000 stays open then.',
    },
    {
      ask: 'An expense of ₹6,300 was entered as ₹3,600 in the ledger of last week. How do you correct it?',
      wants: 'A correcting entry that leaves a trail, not a deletion.',
      good: '“By an entry for the difference, ₹6,300 − ₹3,600 = ₹2,700: the expense Dr, the party or Bank Cr, with the number of the first voucher in the narration. In an open month that nobody has used yet I may alter it, and the edit log shows that I did.”',
      weak: '“I delete it and enter it again.”',
    },
  ],
};
