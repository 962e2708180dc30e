import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lastDayOfTaxCredit } from '#lib/accounting/rules/returns';
import {
  addressMissing,
  needsAddress,
  placeOfSupply,
  stateAndCode,
  stateName,
  states,
  stateTaxName,
  taxableWithin,
  taxOn,
} from '#lib/accounting/rules/tax';

test('28 States and 8 Union territories, by name', () => {
  expect(states).toHaveLength(36);
  expect(states[0]).toEqual({ code: '35', name: 'Andaman and Nicobar Islands' });
  expect(stateName('33')).toBe('Tamil Nadu');
  expect(stateName('99')).toBeUndefined();
  expect(stateName('constructor')).toBeUndefined();
  expect(stateAndCode('29')).toBe('Karnataka (29)');
});

test('a registered buyer is supplied where the GSTIN is', () => {
  const given = { gstin: '29AAPFU0939F1ZV', state: '29' };
  expect(placeOfSupply({ ...given, given: ['Chennai'] })).toBe('29');
  expect(placeOfSupply({ ...given, given: [undefined] })).toBe('29');
});

test.each([
  [['Chennai'], '33'],
  [['Hyderabad', 'Hyderabad'], '36'],
  [['Online'], '29'],
  [[undefined], '29'],
  [['Online and Chennai'], '29'],
  [['Chennai', 'Online'], '29'],
  [['Chennai', 'Hyderabad'], '29'],
  [[], '29'],
] as const)('who is not registered and learns by %j is supplied in %s', (given, place) => {
  expect(placeOfSupply({ gstin: '', state: '29', given })).toBe(place);
});

test('the address is asked from ₹50,000 of who has no GSTIN', () => {
  expect(needsAddress({ taxablePaise: 50_000_00 })).toBe(true);
  expect(needsAddress({ taxablePaise: 50_000_00 - 1 })).toBe(false);
  expect(needsAddress({ taxablePaise: 90_000_00, gstin: '29AAPFU0939F1ZV' })).toBe(false);
  expect(addressMissing).toBe('Write the address: the law asks for it from ₹50,000.');
});

const within = { placeOfSupply: '33', supplierState: '33' };
const across = { placeOfSupply: '29', supplierState: '33' };

test('₹4,000.50 within the State is two equal halves of ₹360.05, across States ₹720.09', () => {
  expect(taxOn(400_050, within)).toEqual({
    cgstPaise: 36_005,
    sgstPaise: 36_005,
    igstPaise: 0,
    gstPaise: 72_010,
  });
  expect(taxOn(400_050, across)).toMatchObject({ cgstPaise: 0, igstPaise: 72_009 });
});

test('the halves are equal and each rounded by itself, the whole is rounded once', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000_00), (taxablePaise) => {
      const own = taxOn(taxablePaise, within);
      expect(own.cgstPaise).toBe(own.sgstPaise);
      expect(Math.abs(own.cgstPaise - taxablePaise * 0.09)).toBeLessThanOrEqual(0.5001);
      expect(Math.abs(taxOn(taxablePaise, across).igstPaise - taxablePaise * 0.18)).toBeLessThan(
        0.5001,
      );
    }),
  );
});

test('every total has a taxable value, with at most two paise rounded off, and none where it comes out', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000_00), fc.boolean(), (paise, own) => {
      const supplied = own ? within : across;
      const found = taxableWithin(paise, supplied);
      const { gstPaise } = taxOn(found.taxablePaise, supplied);
      expect(found.taxablePaise + gstPaise + found.roundingPaise).toBe(paise);
      expect(Math.abs(found.roundingPaise)).toBeLessThanOrEqual(2);
      const made = found.taxablePaise + gstPaise;
      expect(taxableWithin(made, supplied)).toMatchObject({ roundingPaise: 0 });
    }),
  );
});

test.each([
  ['2026-04-01', '2027-11-30'],
  ['2027-03-31', '2027-11-30'],
  ['2027-04-01', '2028-11-30'],
])('the tax of an invoice of %s can be taken back until %s', (invoiced, last) => {
  expect(lastDayOfTaxCredit(invoiced)).toBe(last);
});

test('a Union territory without a legislature has its own half', () => {
  expect(stateTaxName('33')).toBe('SGST');
  expect(stateTaxName('34')).toBe('SGST');
  expect(stateTaxName('04')).toBe('UTGST');
});
