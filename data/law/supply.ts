/**
 * Requests for payment, invoices, credit notes and returns rest on these. Where the law is disputed, our reading is
 * said, and `data/to-confirm.ts` asks for it.
 */
import type { Law } from '#data/law/entry';

const checkedOn = '2026-11-24';

export const supply = {
  'supply-place-registered': {
    about: 'Place of supply of training to a registered buyer',
    values: {},
    says: 'Training for a registered person is supplied where that person is: in the State that the GSTIN begins with, wherever the lessons are given.',
    source: 'IGST Act, section 12(5)(a)',
    checkedOn,
  },
  'supply-place-classroom': {
    about: 'Place of supply of training in a classroom',
    values: {},
    says: 'Training for anybody else is supplied where it is actually performed: in the State of the classroom, whatever State the buyer lives in.',
    source: 'IGST Act, section 12(5)(b)',
    checkedOn,
  },
  'supply-place-online': {
    about: 'Place of supply of online training to an unregistered buyer',
    values: { from: '2024-12-31' },
    says: 'For online services to unregistered recipients the State of the recipient is recorded on every invoice, whatever its value; it counts as the address on record, and the place of supply is there. We read training given online so: no place can be named in which a lesson over the network is actually performed. It may be argued that section 12(5)(b) governs live lessons alone, and that they are performed where the trainer sits.',
    source:
      'Circular 242/36/2024-GST of 31 December 2024; IGST Act, section 12(2)(b) beside 12(5)(b); CGST Rules, rule 46(f), proviso',
    checkedOn,
  },
  'supply-split': {
    about: 'CGST and SGST, or IGST',
    values: {},
    says: 'A supply whose place is in the supplier’s State bears central and State tax in halves; in another State or Union territory it bears integrated tax.',
    source: 'IGST Act, sections 5, 7(3) and 8(2); CGST Act, section 9; UTGST Act, section 7',
    checkedOn,
  },
  'supply-invoice': {
    about: 'What a tax invoice holds',
    values: { characters: 16, addressRupees: 50_000 },
    says: 'Supplier and GSTIN, a consecutive number of at most 16 characters in a series of its own for each financial year, date, buyer and GSTIN, code and description, taxable value after discount, rate and amount of each tax, place of supply with its State, reverse charge, signature; of an unregistered buyer name, address and State from a taxable value of ₹50,000. An invoice issued electronically under the Information Technology Act, 2000 needs no signature.',
    source: 'CGST Act, section 31; CGST Rules, rules 46 and 47; Notification 74/2018-Central Tax',
    checkedOn,
  },
  'supply-discount': {
    about: 'Discount before the supply',
    values: {},
    says: 'A discount given before or at the time of the supply and recorded in the invoice is no part of the taxable value.',
    source: 'CGST Act, section 15(3)(a)',
    checkedOn,
  },
  'supply-credit-note': {
    about: 'Credit notes',
    values: { lastDate: '30 November' },
    says: 'Where a supply was taxed too high or was deficient, a credit note names the invoice, its date, value, rate and tax. It is declared in the return of the month in which it is issued, at the latest by 30 November after the financial year of the supply or with the annual return if that is earlier; no tax comes back where somebody else bore it. What was paid for and invoiced, and is cancelled before it is held, is credited in the same way. It is signed: the rule that frees electronic invoices of a signature does not name credit notes.',
    source: 'CGST Act, section 34; CGST Rules, rule 53(1A); Circular 137/07/2020-GST, point 1',
    checkedOn,
  },
  'supply-time': {
    about: 'Time of supply with advances and instalments',
    values: { invoiceDays: 30 },
    says: 'Tax on a service falls due with the invoice or the payment, whichever is earlier, as far as the payment goes: each part that is paid in advance is taxed in its month. We issue the tax invoice of a part when it is received, within the time of section 31, so that no receipt voucher and no table of advances is needed; what is paid back afterwards is credited.',
    source:
      'CGST Act, sections 13(2) with its explanation, 31(2), 31(3)(d) and 31(5); CGST Rules, rules 47 and 50',
    checkedOn,
  },
  'cash-limit': {
    about: 'Cash from one person',
    values: { rupees: 200_000, from: '2026-04-01', section: '186', before: '269ST' },
    says: 'Nobody receives ₹2,00,000 or more from one person in a day, for one transaction, or for one occasion, except by account payee cheque or draft or electronically.',
    source:
      'Income-tax Act, 2025, section 186 (until 31 March 2026: section 269ST of the Income-tax Act, 1961)',
    checkedOn,
  },
  'gstr-1-tables': {
    about: 'Tables of GSTR-1',
    values: { largeRupees: 100_000, largeFrom: '2024-08-01' },
    says: 'Registered buyers stand invoice by invoice in table 4 (b2b) and their notes in 9B (cdnr); others by State in table 7 (b2cs), credit notes taken off, but for inter-State invoices above ₹1,00,000, which stand in table 5 (b2cl) and their notes in 9B (cdnur). Table 12 (hsn) sums by code, since May 2025 apart for registered buyers and others; table 13 (docs) gives the numbers issued.',
    source:
      'CGST Rules, rule 59(4); Notification 12/2024-Central Tax; Form GSTR-1 and its instructions; GSTN advisories of 3 September 2024 and 1 May 2025',
    checkedOn,
  },
  'gstr-1-offline': {
    about: 'Column headings of the returns offline tool',
    values: {},
    says: 'The offline tool takes each table as a CSV whose headings and order of columns are those of its own template, with dates as 02-Dec-2026 and places as 29-Karnataka. We have them from programs that write for it, not from the tool itself.',
    source: 'GST portal, returns offline tool for GSTR-1 and its Excel template',
    checkedOn,
  },
} as const satisfies Record<string, Law>;
