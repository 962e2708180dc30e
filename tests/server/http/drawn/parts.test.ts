import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { fixedPart, gzipped, newPart } from '#lib/server/http/drawn/parts';

const unpacked = (file: { lead: Buffer; rest: readonly Buffer[] }) =>
  gunzipSync(Buffer.concat([file.lead, ...file.rest])).toString();

test('parts that were compressed one by one are one gzip file of the whole text', () => {
  const lead = fixedPart('<!DOCTYPE html>'.repeat(5_000));
  const texts = ['<h1>வேலை</h1>', '', 'x', '<p>₹ 1,180</p>'.repeat(4_000)];
  const whole = `${lead.text}${texts.join('')}`;
  expect(unpacked(gzipped(lead, texts.map(newPart)))).toBe(whole);
  expect(unpacked(gzipped(lead, []))).toBe(lead.text.toString());
});

test('files with the same beginning share its bytes', () => {
  const lead = fixedPart('<style>p{color:red}</style>');
  const [one, other] = [gzipped(lead, [newPart('one')]), gzipped(lead, [newPart('other')])];
  expect(one.lead).toBe(other.lead);
  expect([unpacked(one), unpacked(other)]).toEqual([`${lead.text}one`, `${lead.text}other`]);
});
