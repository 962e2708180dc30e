import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { fixedPart, gzipped, newPart } from '#lib/server/http/drawn/parts';

const unpacked = (file: { lead: Buffer; rest: readonly Buffer[] }) =>
  gunzipSync(Buffer.concat([file.lead, ...file.rest])).toString();

test('files with the same beginning share its bytes', () => {
  const lead = fixedPart('<style>p{color:red}</style>');
  const [one, other] = [gzipped(lead, [newPart('one')]), gzipped(lead, [newPart('other')])];
  expect(one.lead).toBe(other.lead);
  expect([unpacked(one), unpacked(other)]).toEqual([`${lead.text}one`, `${lead.text}other`]);
});
