import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const gst: Paper = [
  basic(
    'Supply and the dual levy',
    'A trader in Chennai sells to a dealer in Hyderabad; the goods travel to Hyderabad. Which tax is charged?',
    [
      'IGST',
      'Supplier in Tamil Nadu, place of supply in Telangana: an inter-State supply attracts integrated tax.',
    ],
    ['CGST and SGST of Tamil Nadu', 'That is the tax of a supply within one State.'],
    [
      'CGST and Telangana’s SGST',
      'A registration in Tamil Nadu never charges another State’s SGST.',
    ],
    [
      'No tax; the dealer pays it himself',
      'Ordinary goods between registered traders are taxed by the supplier.',
    ],
  ),
  basic(
    'Classification and rates',
    'Since 22 September 2025, at which rates are most goods and services earlier taxed at 12% or 28% taxed?',
    [
      '5% or 18%; 40% for a few',
      'Most of the 12% list went to 5%, most of the 28% list to 18%. Luxuries and demerit goods are at 40%, on dates that the notifications name.',
    ],
    ['8% or 18%; 40% for a few', 'There is no slab of 8%. The lower of the two main rates is 5%.'],
    [
      '12% or 18%; 40% for a few',
      'The 12% slab itself was given up, with a few exceptions named in the notifications.',
    ],
    [
      '5% or 12%; 28% for a few',
      '12% and 28% are the very slabs that were given up for most goods and services.',
    ],
  ),
  basic(
    'Registration: turnover limits',
    'In the GSTIN 33ABCDE1234F1Z5, what do 33 and ABCDE1234F say?',
    [
      'The State and the PAN',
      '33 is Tamil Nadu; the next ten characters are the PAN of the person registered. The 13th counts registrations in that State under the PAN.',
    ],
    [
      'The ward and the TAN',
      'A TAN has four letters, five digits and a letter, and is not part of a GSTIN.',
    ],
    ['The year and a serial number', 'No part of a GSTIN is a year.'],
    [
      'The district and the Aadhaar',
      'Neither is in it, and an Aadhaar number must not be disclosed.',
    ],
  ),
  basic(
    'Input tax credit: conditions',
    'An invoice of 10 January 2026 was never claimed. The annual return of 2025-26 is filed on 20 November 2026. Until when could the credit be taken?',
    [
      'Until 20 November 2026',
      'Section 16(4): 30 November after the year’s end, or the day the annual return is filed, whichever is earlier.',
    ],
    [
      'Until 30 November 2026',
      'That is the outer limit. The annual return was filed earlier, and that ended the time.',
    ],
    [
      'Until 31 March 2027',
      'The limit is counted from the year of the invoice, and it ends in November.',
    ],
    [
      'Until 31 December 2026',
      'That is the due date of the annual return. It was filed earlier, and November is the outer limit in any case.',
    ],
  ),
  working(
    'Input tax credit: conditions',
    'Credits of the month: cement and labour for the office’s own new building ₹54,000; a laptop ₹14,400; food for a staff party ₹3,600; goods for resale ₹1,26,000. How much is available?',
    [
      '₹1,40,400',
      '₹14,400 + ₹1,26,000 = ₹1,40,400. Construction of one’s own immovable property and food are blocked by section 17(5).',
    ],
    [
      '₹1,98,000',
      '₹54,000 + ₹14,400 + ₹3,600 + ₹1,26,000 = ₹1,98,000 is everything, blocked items included.',
    ],
    [
      '₹1,44,000',
      '₹14,400 + ₹1,26,000 + ₹3,600 = ₹1,44,000 lets the party’s food in. Section 17(5) blocks it as it blocks the building.',
    ],
    [
      '₹1,94,400',
      '₹1,98,000 − ₹3,600 = ₹1,94,400 blocks the party alone; the building is blocked as well.',
    ],
  ),
  working(
    'The electronic cash, credit',
    'IGST credit is ₹40,000. Tax payable: IGST ₹25,000, CGST ₹18,000, SGST ₹18,000. How may the IGST credit be used?',
    [
      'First ₹25,000 for IGST, then ₹15,000 for CGST and SGST in any share',
      'Rule 88A: integrated tax first, then central or State tax as the taxpayer chooses. ₹40,000 − ₹25,000 = ₹15,000.',
    ],
    [
      'First ₹25,000 for IGST, the remaining ₹15,000 only after CGST and SGST credit is used up',
      'It is the other way round: IGST credit is used up before CGST or SGST credit is touched (section 49A).',
    ],
    [
      'First ₹36,000 for CGST and SGST, the remaining ₹4,000 for IGST, whose balance is paid in cash',
      'Integrated tax comes first.',
    ],
    [
      'Only for IGST, ₹25,000; the remaining ₹15,000 is carried forward to the next month',
      'What is left after IGST serves the other two heads, and must do so before their own credit.',
    ],
  ),
  working(
    'Value of supply',
    'A consultant’s invoice: fee ₹80,000; hotel ₹9,000 that she paid in her own name for this job; the client’s filing fee of ₹4,000 that she paid to the Registrar as the client’s agent, with the receipt in the client’s name. What is the taxable value?',
    [
      '₹89,000',
      'Her own costs are part of the price: ₹80,000 + ₹9,000 = ₹89,000. The filing fee is the client’s, paid as a pure agent under rule 33.',
    ],
    [
      '₹80,000',
      'A cost of hers that she charges on is part of the value, under whatever name it is billed.',
    ],
    [
      '₹93,000',
      '₹80,000 + ₹9,000 + ₹4,000 = ₹93,000 taxes money that only passed through her hands.',
    ],
    [
      '₹84,000',
      '₹80,000 + ₹4,000 = ₹84,000 has the two exchanged: the hotel is hers, the filing fee the client’s.',
    ],
  ),
  working(
    'Documents: fields of a tax invoice',
    'Goods for ₹1,00,000 plus 18% were invoiced in June 2026. In October the buyer returns goods for ₹20,000. What does the supplier’s credit note do?',
    [
      'It lowers his tax by ₹3,600 in the return in which it is declared, if the buyer reverses his credit',
      '₹20,000 × 18% = ₹3,600. Section 34 gives time until 30 November 2027, or the annual return of 2026-27 if that is earlier.',
    ],
    [
      'It lowers his tax by ₹3,600 in an amended GSTR-1 of June, with interest on the tax paid too early',
      'The note is declared in the month in which it is made. June was right when it was filed.',
    ],
    [
      'It lowers the buyer’s debt by ₹23,600; the tax, once paid in June, stays as it is',
      'The debt falls by that amount, but section 34 lowers the supplier’s tax too when goods come back.',
    ],
    [
      'It lowers his tax by ₹20,000 in the return in which it is declared, whatever the buyer does',
      'The tax is 18% of the value of the goods that came back, and the buyer must reverse his credit.',
    ],
  ),
  working(
    'The electronic cash, credit',
    'A trader’s taxable supplies of October are ₹62,00,000, none of them zero-rated; output tax is ₹11,16,000, and the credit ledger holds ₹12,00,000. None of the exceptions of rule 86B holds. How much of the tax may be paid from credit?',
    [
      '₹11,04,840',
      'Above ₹50 lakh of taxable supplies in a month, at most 99% of output tax comes from credit: ₹11,16,000 × 99% = ₹11,04,840. The other ₹11,16,000 − ₹11,04,840 = ₹11,160 is paid in cash, and the credit stays for later months.',
    ],
    [
      '₹11,16,000',
      'The credit would suffice, but rule 86B keeps one hundredth of output tax for cash above ₹50 lakh a month. The exceptions, such as income-tax above ₹1 lakh in each of two years, are read first.',
    ],
    [
      '₹11,88,000',
      '₹12,00,000 × 99% = ₹11,88,000 takes the share of the credit and exceeds the tax. The rule speaks of output tax.',
    ],
    [
      '₹12,00,000',
      'No more than the tax itself is ever paid: ₹12,00,000 − ₹11,16,000 = ₹84,000 would be left over.',
    ],
  ),
  advanced(
    'Interest, late fee and notices',
    'GSTR-3B for July 2026, due on 20 August, is filed on 4 September. Tax paid by credit ₹1,20,000, in cash ₹73,000, deposited on 4 September. What interest is due on the delay?',
    [
      '₹540',
      'Interest runs on the part paid in cash, 18% a year for 15 days: ₹73,000 × 18% × 15 ÷ 365 = ₹540. What was in the cash ledger from the due date attracts none (rule 88B(1), proviso).',
    ],
    [
      '₹1,427.67',
      'That takes interest on the tax paid by credit as well. Section 50(1) with its proviso asks it on the net cash part of a return filed late.',
    ],
    ['₹720', '₹73,000 × 24% × 15 ÷ 365 = ₹720 uses 24%, a rate that is no longer asked.'],
    ['₹1,095', '₹73,000 × 1.5% = ₹1,095 takes a full month. GST interest is counted in days.'],
  ),
  advanced(
    'Input tax credit: conditions',
    'A hospital’s pharmacy sells medicines taxed at 5% for ₹30 lakh; its exempt treatments earn ₹70 lakh. Common credit of the month: security and audit ₹50,000, and ₹3,00,000 on a lift bought this month for both. How much is reversed this month under rules 42 and 43?',
    [
      '₹38,500',
      'Services by turnover (rule 42): ₹50,000 × 70 ÷ 100 = ₹35,000. A lift serves five years, a sixtieth a month (rule 43): ₹3,00,000 ÷ 60 × 70 ÷ 100 = ₹3,500. ₹35,000 + ₹3,500 = ₹38,500.',
    ],
    [
      '₹40,000',
      '₹35,000 + ₹3,00,000 ÷ 60 = ₹40,000 reverses the lift’s whole sixtieth. The taxable pharmacy uses it too.',
    ],
    [
      '₹55,000',
      '₹50,000 + ₹5,000 = ₹55,000 treats everything as exempt. Both rules divide by turnover.',
    ],
    [
      '₹2,45,000',
      '(₹50,000 + ₹3,00,000) × 70 ÷ 100 = ₹2,45,000 reverses the lift at once. Rule 43 spreads capital goods over sixty months.',
    ],
  ),
  advanced(
    'Returns and due dates',
    'Form GST DRC-01C comes: credit in GSTR-3B exceeds that of GSTR-2B, ₹92,00,000, by ₹36,86,400, which is beyond the limits set. The books show that ₹36,61,400 is credit of last year taken now within time, and ₹25,000 an invoice taken twice. What is the reply?',
    [
      'Reverse ₹25,000 with interest if used, explain ₹36,61,400 by invoices, within seven days',
      '₹36,86,400 − ₹36,61,400 = ₹25,000 is wrong: it is reversed, with interest where it was used to pay tax. The rest is explained in Part B. Without an answer in seven days GSTR-1 of the next period is blocked.',
    ],
    [
      'Explain the whole ₹36,86,400 as a timing difference within seven days and correct ₹25,000 in the annual return',
      'An invoice taken twice is not late; it is wrong, and saying otherwise makes it worse.',
    ],
    [
      'Pay ₹36,86,400 with interest within seven days, to be safe, and ask for ₹36,61,400 back by a refund application later',
      '₹36,61,400 is lawful credit. Paying it gives money away that must be claimed back.',
    ],
    [
      'Wait for the show-cause notice, since this form is no demand, and explain both amounts in the reply to it',
      'Without an answer in seven days outward returns are blocked, long before a notice comes.',
    ],
  ),
];
