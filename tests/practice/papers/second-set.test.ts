/**
 * Set AB3C7, worked by hand from what its documents show: of each paper whose own test does not work every set from
 * its documents.
 */
import { expect, test } from '@jest/globals';
import { practicalPapers } from '#data/practicals';
import { make } from '#lib/practice/rules/papers/make';
import { written } from '#tests/practice/papers/promises';

const byHand: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  2: {
    ...{ diff: '18.00', amt: '8179.00', due: '30-10-2026', over: '31' },
    ...{ form: '=MAX(0,$H$1-(EOMONTH(A2,0)+C2))', rate: '425.00', val: '6800.00' },
    ...{ dup: 'Keep both lines', pays: '42018.00', close: '161179.60', party: '32094.00' },
    ...{ mail1: 'Hold, ring a known number', mail2: 'Pay' },
  },
  3: {
    pv1: 'Dr Purchases 4640.94',
    pv2: 'Dr Round off 0.06',
    pv3: 'Cr Thenral Sample Mills 4641.00',
    ...{ to11: '5500.00', to14: '24500.00', left: '14000.00', cty: 'Payment' },
    ct1: 'Dr Staff advance 9500.00',
    ct2: 'Cr Cash 9500.00',
    nty: 'Debit Note',
    rt1: 'Dr Thenral Sample Mills 4012.00',
    rt2: 'Cr Purchase returns 4012.00',
    jv1: 'Dr Electricity 2070.00',
    jv2: 'Cr Electricity payable 2070.00',
    cash: '14710.00',
  },
  5: {
    sale1: 'Dr Pandian Sample Stores 90270.00',
    sale2: 'Cr Sales 76500.00',
    sale3: 'Cr Output IGST 13770.00',
    ...{ pos: '33 Tamil Nadu', value: '32750.00', cgst: '2947.50', sgst: '2947.50' },
    ...{ velan: 'Claim', anbu: 'Blocked', murugan: 'Wait', deccan: 'Claim' },
    ...{ a5: '3643.50', b1: '444.00', left: '7875.00' },
  },
  6: {
    ...{ tb2c: '7 B2CS', tcn: 'Netted in 7 B2CS', tadv: 'Nowhere yet', eway: 'No' },
    ...{ val: '436800.00', ig: '42390.00', cg: '18117.00', rcm: '1773.00' },
    ...{ doc: 'His own invoice', a5: '10404.00', b1: '228.00' },
    ...{ cashi: '25890.00', cashc: '7941.00', due: '20-12-2026' },
  },
  7: {
    pre1: 'Dr Prepaid insurance 21520.00',
    pre2: 'Cr Insurance 21520.00',
    dep1: 'Dr Depreciation 7505.00',
    dep2: 'Cr Accumulated depreciation 7505.00',
    emi1: 'Dr Term loan 22550.00',
    emi2: 'Dr Interest on loan 7150.00',
    emi3: 'Cr Bank 29700.00',
    aud1: 'Dr Audit fee 40000.00',
    aud2: 'Cr Audit fee payable 40000.00',
    ...{ cur: '287277.00', prov: '31750.00', msme: '31-10-2026' },
    ...{ branch: '364200.00', profit: '631475.00' },
  },
  8: {
    ...{ lc: '770.00', wa: '766.00', fifo: '104720.00', wav: '104176.00' },
    ...{ nrv: '1080.00', carry: '34240.00', bookq: '183', miss: '2' },
    l1: 'Dr Loss of stock 1807.76',
    l2: 'Cr Stock 1532.00',
    l3: 'Cr Input CGST 137.88',
    l4: 'Cr Input SGST 137.88',
    ...{ jw: '21-07-2029', dp: '3090000.00' },
  },
  9: {
    ...{ who: 'BILL-1', when: '16-11-2026', before: '43000.00', eff: '43750.00' },
    ...{ log: 'Report the gap to the auditor', okn: '242', unx: '0.00' },
    ...{ fix: 'Correct the sheet, import the rejects', bkp: '26-11-2026', again: '57' },
    ...{ sod: 'Uma', gap: '5', keep: '31-03-2035' },
  },
  15: {
    ...{ cexp: 'Standard-rated', b1a: '7350.00', b1b: '21950.00', b3: '1750.00' },
    ...{ b12: '31050.00', b9: '12700.00', b14: '16600.00', due: '28-12-2026' },
    j1: 'Dr Design fees 35000.00',
    j2: 'Dr Input VAT 1750.00',
    j3: 'Cr Output VAT 1750.00',
    j4: 'Cr Rhein Sample Design 35000.00',
    ...{ ct: '38565.00', grat: '48750.00', ifrs: '288000.00' },
  },
  16: {
    ...{ pay: '24150.00', disp: '460.00', cut1: 'November', cut2: 'November' },
    ...{ cut3: 'November', cut4: 'December' },
    a1: 'Dr Purchases 13950.00',
    a2: 'Cr Goods received not billed 13950.00',
    ...{ dscr: '1.29', met: 'Met at 1.25 or more', vend: 'Pay', msme: '21-08-2026' },
    ...{ mint: '14845.00', due1: '20-12-2026', sod: 'Joseph' },
  },
};

test.each(Object.entries(byHand))('paper %s comes to what was worked by hand', (module, worked) => {
  const paper = practicalPapers.find((each) => each.module === Number(module));
  if (!paper) throw new Error(`there is no paper ${module}`);
  const { answers } = make(paper, 'AB3C7');
  expect(Object.fromEntries(answers.map((answer) => [answer.cell, written(answer)]))).toEqual(
    worked,
  );
});
