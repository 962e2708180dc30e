import { expect, test } from '@jest/globals';
import { acceptedNames, plainName } from '#data/practicals/accounts';

const accepts = (account: string, typed: string, party = false) =>
  acceptedNames(account, { party }).includes(plainName(typed));

test.each([
  ['Purchases', 'purchase A/c'],
  ['Purchases', 'Purchases A/c Dr.'],
  ['Sales', 'To Sales Account'],
  ['Input CGST', 'CGST Input @ 9%'],
  ['Input CGST', 'ITC CGST'],
  ['Input CGST', 'CGST'],
  ['Output SGST', 'SGST payable'],
  ['Bank', 'Current account'],
  ['Furniture and fixtures', 'Furniture & Fittings'],
  ['Printing and stationery', 'Stationery'],
  ['Electricity payable', 'Outstanding electricity charges'],
  ['Audit fee payable', 'Provision for audit fees'],
  ['Salaries payable', 'Wages outstanding'],
  ['Professional fees', 'Professional charges'],
  ['EPF payable', 'PF payable'],
  ['ESI payable', 'ESIC payable'],
  ['Professional tax payable', 'PT payable'],
  ['Loss of stock', 'Stock loss'],
  ['Goods received not billed', 'GRNI'],
  ['Exchange loss', 'Exchange difference'],
  ['Output VAT', 'VAT'],
])('%s may be called %s', (account, typed) => {
  expect(accepts(account, typed)).toBe(true);
});

test.each(['Velan', 'Sri Velan', 'M/s Velan Stationers', 'VELAN STATIONER A/C'])(
  'a party may be called %s',
  (typed) => {
    expect(accepts('Sri Velan Sample Stationers', typed, true)).toBe(true);
  },
);

test.each([
  ['Input CGST', 'Output CGST'],
  ['Input CGST', 'Input SGST'],
  ['Output CGST', 'CGST receivable'],
  ['Purchases', 'Purchase returns'],
  ['Exchange loss', 'Exchange gain'],
  ['Electricity payable', 'Electricity'],
  ['Bank', 'Cash'],
  ['Purchases', ''],
])('%s is not %s', (account, typed) => {
  expect(accepts(account, typed)).toBe(false);
});

test('only a party is known by its first word', () => {
  expect(accepts('Accumulated depreciation', 'Accumulated')).toBe(false);
});
