import { expect, test } from '@jest/globals';
import { replaceInFlight } from '#lib/hydration/server/flight';

const [from, to] = ['http://a', 'https://longer.example'];

test('counts the bytes, not the characters, of a text row', () => {
  const text = `₹ ${from}/x`;
  const flight = `1:"${from}"\n2:T${Buffer.byteLength(text).toString(16)},${text}3:["$2"]\n`;
  const moved = `₹ ${to}/x`;
  expect(replaceInFlight(flight, from, to)).toBe(
    `1:"${to}"\n2:T${Buffer.byteLength(moved).toString(16)},${moved}3:["$2"]\n`,
  );
});

test('leaves data alone that does not name the origin', () => {
  expect(replaceInFlight('anything', from, to)).toBe('anything');
});

test('throws when the rows do not add up', () => {
  expect(() => replaceInFlight(`1:Tff,${from}`, from, to)).toThrow('ends outside');
  expect(() => replaceInFlight(`?${from}`, from, to)).toThrow('unknown shape');
});
