import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { newSlots, renderLimits, requestClassOf } from '#lib/platform/http/listen/request-slots';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('a subnet that asks for many pages has one rendered at a time, and others come in between', () => {
  const enter = newSlots(renderLimits);
  const rendered: string[] = [];
  const leaves = new Map<string, () => void>();
  const ask = (visitor: string) =>
    enter({
      visitor,
      admit: (leave) => {
        rendered.push(visitor);
        leaves.set(visitor, leave);
      },
      sendAway: () => undefined,
      isGone: () => false,
    });
  const subnets = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
  for (const each of subnets) for (let page = 0; page < 45; page += 1) ask(each);
  expect(rendered).toEqual(['203.0.113.1', '203.0.113.2']);
  for (let turn = 0; turn < 30; turn += 1) leaves.get(rendered[turn] ?? '')?.();
  for (const each of subnets) {
    const own = rendered.filter((visitor) => visitor === each).length;
    expect([each, own > 7]).toEqual([each, true]);
  }
});

it('a request that arrives while a hundred of its subnet wait is asked to retry later', () => {
  const enter = newSlots(renderLimits);
  let away = 0;
  const one = {
    visitor: '203.0.113.7',
    admit: () => undefined,
    sendAway: () => {
      away += 1;
    },
    isGone: () => false,
  };
  for (let page = 0; page < 1 + renderLimits.waiting.each; page += 1) enter(one);
  expect(away).toBe(0);
  enter(one);
  expect(away).toBe(1);
  jest.advanceTimersByTime(renderLimits.longestMs + 1_000);
  expect(away).toBe(1 + renderLimits.waiting.each);
});

it.each([
  ['POST', '/api/sendEmail', 'calls'],
  ['POST', '/api/save-progress', 'calls'],
  ['DELETE', '/api/continue/abc', 'calls'],
  ['POST', '/api/applyjobs', 'uploads'],
  ['POST', '/api/continue', 'uploads'],
  ['GET', '/api/continue/abc', 'downloads'],
  ['HEAD', '/api/continue/abc', 'lookedUp'],
  ['GET', '/desk/HOA-7K3M-92Q/resume', 'downloads'],
  ['POST', '/api/verify-payment', 'payments'],
  ['GET', '/api/health', 'health'],
  ['GET', '/search', 'rendered'],
  ['GET', '/quotation', 'rendered'],
  ['GET', '/which-modules', 'rendered'],
  ['POST', '/library/test/4', 'rendered'],
  ['GET', '/desk', 'lookedUp'],
  ['GET', '/desk/enquiries.csv', 'downloads'],
  ['GET', '/desk/sessions/free-1/registrants.csv', 'downloads'],
  ['GET', '/verify/HC-2026-4K7MQ2R', 'lookedUp'],
  ['GET', '/enquiry/abc', 'lookedUp'],
  ['GET', '/api/search', 'lookedUp'],
])('%s %s has its place among the %s', (method, path, place) => {
  expect(requestClassOf(method, path)).toBe(place);
});
