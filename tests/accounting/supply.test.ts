import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addressMissing,
  needsAddress,
  placeOfSupply,
  splitTax,
  stateAndCode,
  stateName,
  states,
  stateTaxName,
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

test('the tax is split and nothing of it is lost', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000_00), fc.boolean(), (gstPaise, own) => {
      const tax = splitTax({ gstPaise, placeOfSupply: own ? '33' : '29', supplierState: '33' });
      expect(tax.cgstPaise + tax.sgstPaise + tax.igstPaise).toBe(gstPaise);
      expect(tax.cgstPaise - tax.sgstPaise).toBeGreaterThanOrEqual(0);
      expect(tax.cgstPaise - tax.sgstPaise).toBeLessThanOrEqual(1);
      expect(own ? tax.igstPaise : tax.cgstPaise + tax.sgstPaise).toBe(0);
    }),
  );
});

test('a Union territory without a legislature has its own half', () => {
  expect(stateTaxName('33')).toBe('SGST');
  expect(stateTaxName('34')).toBe('SGST');
  expect(stateTaxName('04')).toBe('UTGST');
});
