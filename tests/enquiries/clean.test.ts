import { expect, it } from '@jest/globals';
import { line, lines } from '#lib/forms/sanitize';

it('reads what is nested too deep to be written as nothing', () => {
  const nested: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  expect([line(nested), lines([nested])]).toEqual(['', '']);
});

it('reads what is not text as JSON', () => {
  expect([line({ a: [1] }), line(['x']), line(undefined)]).toEqual(['{"a":[1]}', '["x"]', '']);
});
