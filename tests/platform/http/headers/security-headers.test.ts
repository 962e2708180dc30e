import { expect, test } from '@jest/globals';
import { readEnv } from '#lib/platform/config/env';
import {
  exceptions,
  securityHeaders,
  sourceHash,
} from '#lib/platform/http/headers/security-headers';
import { processState } from '#lib/platform/values/process-state';

const inline = { scripts: [sourceHash('a')], styles: [sourceHash('b')] };
const csp = (headers: Readonly<Record<string, string>>) => headers['content-security-policy'] ?? '';

test('allows inline only what it names by its content', () => {
  const policy = csp(securityHeaders('trial', inline)('/'));
  expect(policy).toContain(`script-src 'self' ${sourceHash('a')};`);
  expect(policy).toContain(`style-src 'self' ${sourceHash('b')};`);
  expect(policy).not.toContain('unsafe');
  for (const closed of ['object-src', 'base-uri', 'frame-ancestors', 'frame-src']) {
    expect(policy).toContain(`${closed} 'none'`);
  }
});

test('hashes as browsers do', () => {
  expect(sourceHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('insists on https in public mode alone', () => {
  const trial = securityHeaders('trial', inline)('/');
  const open = securityHeaders('public', inline)('/');
  expect(csp(trial)).not.toContain('upgrade-insecure-requests');
  expect(trial).not.toHaveProperty('strict-transport-security');
  expect(csp(open)).toContain('upgrade-insecure-requests');
  expect(open['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('insists on https as far as HSTS=%s says', (HSTS, expected) => {
  const former = processState.env;
  processState.env = readEnv({ HSTS });
  try {
    const headers = securityHeaders('public', inline)('/');
    expect(headers['strict-transport-security']).toBe(expected);
  } finally {
    if (former) processState.env = former;
    else delete processState.env;
  }
});

test('opens a page that needs more, and no other', () => {
  const headersOf = securityHeaders('public', inline, {
    '/pay': {
      sources: { 'script-src': ['https://pay.example'], 'frame-src': ['https://pay.example'] },
      headers: { 'cross-origin-opener-policy': 'same-origin-allow-popups' },
    },
  });
  expect(csp(headersOf('/pay'))).toMatch(/script-src 'self' \S+ https:\/\/pay\.example;/);
  expect(csp(headersOf('/pay'))).toContain('frame-src https://pay.example;');
  expect(headersOf('/pay')['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(csp(headersOf('/payments'))).not.toContain('pay.example');
});

test('lets the provider’s checkout open over a request for payment, and over no other page of a person', () => {
  const headersOf = securityHeaders('public', inline);
  for (const path of ['/enquiry/abc', '/api/enquiry/abc/order']) {
    expect(csp(headersOf(path))).toContain('https://checkout.razorpay.com');
    expect(headersOf(path)['cache-control']).toBe('no-store');
  }
  for (const path of ['/enquiry/abc/withdraw', '/enquiry/abc/invoice/HOA-26-27-00001', '/desk']) {
    expect(csp(headersOf(path))).not.toContain('razorpay');
  }
});

test('lets the registration page tell the ad network where the site has a pixel, and no other page', () => {
  const withPixel = securityHeaders('public', inline, exceptions(readEnv({ META_PIXEL_ID: '77' })));
  const asked = "connect-src 'self' https://www.facebook.com;";
  expect(csp(withPixel('/job-hunt'))).toContain(asked);
  expect(csp(withPixel('/job-hunt'))).not.toMatch(/(script|img)-src[^;]+facebook/);
  for (const path of ['/', '/thankyou', '/dashboard']) {
    expect(csp(withPixel(path))).not.toContain('facebook');
  }
  const without = securityHeaders('public', inline, exceptions(readEnv({})));
  expect(csp(without('/job-hunt'))).not.toContain('facebook');
});

test.each(['x-content-type-options', 'referrer-policy', 'permissions-policy'])(
  'sends %s with every answer',
  (name) => expect(securityHeaders('trial', inline)('/any')).toHaveProperty(name),
);

test('lets other origins read what verifies a certificate, and nothing else of it', () => {
  const headersOf = securityHeaders('public', inline);
  const policy = (path: string) => headersOf(path)['cross-origin-resource-policy'];
  for (const path of [
    '/verify/HC-2026-4K7MQ2R.json',
    '/verify/status/2026-5',
    '/.well-known/did.json',
  ]) {
    expect([path, policy(path)]).toEqual([path, 'cross-origin']);
  }
  expect(policy('/verify/HC-2026-4K7MQ2R')).toBe('same-origin');
  expect(headersOf('/verify/HC-2026-4K7MQ2R.json')['cache-control']).toBe('no-store');
  expect(headersOf('/verify/status/2026-5')['cache-control']).toBeUndefined();
});
