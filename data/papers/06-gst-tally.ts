import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const gstTally: Paper = [
  basic(
    'Tax ledgers and party masters',
    'Which tax ledgers does a firm registered in Tamil Nadu need for all its ordinary sales in India?',
    [
      'CGST, SGST and IGST under Duties & Taxes',
      'Sales in the State use the first two, sales to other States the third. Tally picks by the party’s place of supply.',
    ],
    [
      'One ledger “GST” for each of the rates of tax',
      'The return asks for each head separately, and so does the credit.',
    ],
    [
      'CGST, and an SGST ledger for each State sold to',
      'A seller charges his own State’s SGST or IGST, never another State’s SGST.',
    ],
    ['CGST and SGST alone, as IGST is for imports', 'Every sale to another State attracts IGST.'],
  ),
  basic(
    'HSN, SAC and rates on items',
    'An item’s rate fell from 12% to 5% on 22 September 2025. How is that kept in TallyPrime?',
    [
      'The new rate with its effective date beside the old one',
      'Invoices and notes dated before keep what applied to them; those from that day on take 5%.',
    ],
    [
      'The new rate in place of the old one, since all vouchers from that day on need it',
      'A credit note for an August invoice would then show a tax that was never charged.',
    ],
    [
      'A second item for the new rate; the old item keeps its rate until its stock is sold',
      'Stock would be split in two for one kind of goods, and old stock sold from that day on attracts the new rate.',
    ],
    [
      'The old rate in the master; the new one is typed into each invoice',
      'The first forgotten one is wrong, and the return will show it.',
    ],
  ),
  basic(
    'E-invoices from TallyPrime',
    'An e-invoice of ₹80,000 was made at 3:00 PM on Monday with a quantity that is too high. It is now Wednesday noon; no e-way bill was made. What is possible?',
    [
      'A credit note; an IRN is cancelled within 24 hours only',
      'After 24 hours the portal refuses to cancel. A credit note takes back what was billed too much, and gets an IRN of its own.',
    ],
    [
      'Cancel the IRN, then make the invoice anew under the same number',
      'The 24 hours are over, and a cancelled number cannot be used for another IRN anyway.',
    ],
    [
      'Alter the invoice in Tally and send it to the portal again under its IRN',
      'Book and portal would show two different invoices of one number.',
    ],
    [
      'Delete the invoice in Tally; its IRN lapses after seven days',
      'An IRN neither lapses nor can it be deleted; the invoice stays reported.',
    ],
  ),
  basic(
    'Enabling GST',
    'A firm has a second registration in Telangana. How is it kept in one set of books in TallyPrime (release 3.0 or later)?',
    [
      'As a second GST registration in the same company, chosen in each of its vouchers',
      'Returns are made for each registration; the books of the firm stay one.',
    ],
    [
      'As a second company, whose balances are added to the first by a group company',
      'That was the way of old releases: two sets of books, joined in reports alone.',
    ],
    [
      'As a godown with the second GSTIN in its address and its own price level',
      'A godown is a place for stock and has no GSTIN.',
    ],
    [
      'As a cost centre, chosen in each voucher for sales and purchases',
      'A cost centre divides results, not returns.',
    ],
  ),
  working(
    'Sales: local and interstate',
    'One invoice to a customer in the same State: goods at 5% for ₹40,000, goods at 18% for ₹60,000, freight charged ₹5,000, shared by value. What is the invoice total?',
    [
      '₹1,18,440',
      'Freight follows the goods: ₹5,000 × 40 ÷ 100 = ₹2,000 and ₹5,000 × 60 ÷ 100 = ₹3,000. Tax: ₹42,000 × 5% + ₹63,000 × 18% = ₹13,440. ₹1,05,000 + ₹13,440 = ₹1,18,440.',
    ],
    [
      '₹1,17,800',
      '₹1,00,000 + ₹5,000 + ₹40,000 × 5% + ₹60,000 × 18% = ₹1,17,800 leaves freight untaxed. It is part of the value of the goods.',
    ],
    [
      '₹1,18,700',
      '₹1,05,000 + ₹40,000 × 5% + ₹65,000 × 18% = ₹1,18,700 puts all freight under 18%. In a mixed invoice shared by value, each rate takes its part.',
    ],
    ['₹1,23,900', '₹1,05,000 + ₹1,05,000 × 18% = ₹1,23,900 charges 18% on everything.'],
  ),
  working(
    'Purchases: goods, expenses and capital goods',
    'A car for the directors’ use (seats five) is bought for ₹9,00,000 plus GST of ₹1,62,000. The firm neither deals in cars nor teaches driving. What is entered as the asset’s cost?',
    [
      '₹10,62,000, the tax being part of cost',
      'Credit is blocked by section 17(5), so the tax is cost: ₹9,00,000 + ₹1,62,000 = ₹10,62,000.',
    ],
    [
      '₹9,00,000, the tax to the credit ledgers',
      'The credit would be claimed against the law and returned with interest.',
    ],
    [
      '₹9,00,000, the tax to Rates and taxes',
      'Tax that cannot be recovered belongs to what it was paid for, and is depreciated with it.',
    ],
    [
      '₹9,81,000, with half of the credit',
      '₹9,00,000 + ₹1,62,000 ÷ 2 = ₹9,81,000. No rule gives half the credit on a car.',
    ],
  ),
  working(
    'Advances received for services',
    'On 28 August a consultancy receives ₹59,000 as advance for work in September; the rate is 18%, the client in the same State. What is payable for August?',
    [
      '₹9,000, as CGST ₹4,500 and SGST ₹4,500',
      'An advance for services is taxed when received, and it holds the tax: ₹59,000 × 18 ÷ 118 = ₹9,000; ₹9,000 ÷ 2 = ₹4,500.',
    ],
    [
      '₹10,620, as CGST ₹5,310 and SGST ₹5,310',
      '₹59,000 × 18% = ₹10,620 puts tax on top of an amount that holds it already.',
    ],
    [
      'Nothing until the invoice in September',
      'That is the rule for goods. For services the advance itself fixes the time of supply.',
    ],
    ['₹9,000, the whole of it as IGST', 'Supplier and place of supply are in one State.'],
  ),
  working(
    'GSTR-1 from the books',
    'TallyPrime shows 6 vouchers under “Uncertain Transactions” before GSTR-1. What are they?',
    [
      'Vouchers that lack or contradict something the return needs, such as a GSTIN, a State or a rate',
      'They are left out of the return until they are corrected, so the tax in the return is too low by that much.',
    ],
    [
      'Vouchers that the customers have not accepted in the Invoice Management System on the portal',
      'Acceptance happens on the portal, later. These never left the firm.',
    ],
    [
      'Vouchers whose bills are unpaid for more than 180 days, so that their tax is uncertain',
      'The 180 days are the buyer’s limit for his credit. Payment does not matter for outward supplies.',
    ],
    [
      'Vouchers dated last month and entered this month, which wait for the amendment tables',
      'A voucher belongs to the month of its date; entering it late does not make it uncertain.',
    ],
  ),
  working(
    'Purchase register against GSTR-2B',
    'A supplier’s invoice is in the books (credit ₹18,000) but not in GSTR-2B of the month. What is claimed in GSTR-3B?',
    [
      'Nothing now; it is claimed in the month in which GSTR-2B shows it',
      'Section 16(2)(aa): the supplier must have reported it. It waits in the list for follow-up, within the time of section 16(4).',
    ],
    [
      '₹18,000, since the invoice is in hand, the goods have come and the supplier is paid',
      'These are conditions too. That the supplier reported it is another.',
    ],
    [
      '₹900, as 5% of what is missing; the rest in the month in which GSTR-2B shows it',
      'The tolerance of 5% ended on 1 January 2022.',
    ],
    [
      '₹18,000, to be reversed with interest if GSTR-2B lacks it after 180 days',
      '180 days is the time for paying the supplier, a rule of its own.',
    ],
  ),
  advanced(
    'GSTR-3B: outward tax',
    'Output: IGST ₹90,000, CGST ₹60,000, SGST ₹60,000. Credit: IGST ₹70,000, CGST ₹50,000, SGST ₹66,000. What is paid in cash?',
    [
      'IGST ₹14,000 and CGST ₹10,000',
      'IGST credit to IGST: ₹90,000 − ₹70,000 = ₹20,000. CGST: ₹60,000 − ₹50,000 = ₹10,000. SGST credit covers SGST, and ₹66,000 − ₹60,000 = ₹6,000 serves IGST: ₹20,000 − ₹6,000 = ₹14,000.',
    ],
    [
      'IGST ₹20,000 and CGST ₹4,000',
      'SGST credit never pays CGST. What is left of it may pay IGST.',
    ],
    [
      'IGST ₹20,000 and CGST ₹10,000, SGST ₹6,000 carried forward',
      'The ₹6,000 may be used for IGST now; carrying it costs cash.',
    ],
    [
      '₹24,000 under any head',
      'The sum is right: ₹14,000 + ₹10,000 = ₹24,000. But the cash ledger is kept by heads and the challan must name them.',
    ],
  ),
  advanced(
    'Exports and supplies to SEZ units',
    'An exporter without a letter of undertaking ships goods for ₹5,00,000, rate 18%. Which voucher is right, and what follows?',
    [
      'Export with payment of IGST ₹90,000, refunded on the shipping bill',
      '₹5,00,000 × 18% = ₹90,000 is paid from credit or cash; the shipping bill is the refund claim.',
    ],
    [
      'Export without tax or undertaking, since exports are zero-rated in any case',
      'Zero-rated without tax needs the undertaking, given before the export. Without it, tax is paid and refunded.',
    ],
    [
      'Exempt sale on a bill of supply; the credit on its inputs is reversed',
      'Exports are zero-rated, not exempt: credit is kept, and an invoice is made.',
    ],
    [
      'Export with CGST ₹45,000 and SGST ₹45,000',
      '₹45,000 + ₹45,000 = ₹90,000 is the amount, but exports are inter-State supplies and attract IGST.',
    ],
  ),
  advanced(
    'E-way bills from invoices',
    'Goods for ₹46,000 plus 18% GST leave for another State by lorry, together with exempt goods of ₹3,000 on the same invoice. The limit is ₹50,000. Is an e-way bill needed?',
    [
      'Yes: the consignment value is ₹54,280',
      'Tax counts, exempt goods on the invoice do not: ₹46,000 + ₹46,000 × 18% = ₹54,280.',
    ],
    [
      'No: the consignment value is ₹49,000',
      '₹46,000 + ₹3,000 = ₹49,000 leaves out the tax, which is part of the consignment value, and counts the exempt goods, which are not.',
    ],
    [
      'No: the consignment value is ₹46,000',
      'That is the taxable value. The limit is measured with tax.',
    ],
    [
      'Yes, because every movement between States needs one',
      'Only above the limit, apart from a few cases such as goods sent to a job worker in another State.',
    ],
  ),
];
