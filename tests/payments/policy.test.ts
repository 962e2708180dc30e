import { expect, it } from '@jest/globals';
import { securityHeaders } from '#lib/platform/http/headers/security-headers';

const headersOf = securityHeaders('public', { scripts: [], styles: [] });
const provider = 'https://checkout.razorpay.com';

it('lets the provider in where a visitor can pay, and nowhere else', () => {
  for (const path of ['/aiwebinar', '/aiwebinarPayment']) {
    const headers = headersOf(path);
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${provider}`);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  }
  for (const path of ['/', '/thankyou', '/api/order', '/job-hunt']) {
    expect(headersOf(path)['content-security-policy']).not.toContain('razorpay');
    expect(headersOf(path)['cross-origin-opener-policy']).toBe('same-origin');
  }
});

it('lets a form leave for the provider’s page from the checkout alone', () => {
  const form = (path: string) =>
    /form-action [^;]+/.exec(headersOf(path)['content-security-policy'] ?? '')?.[0];
  expect(form('/checkout')).toBe("form-action 'self' https://api.razorpay.com");
  expect(form('/aiwebinar')).toBe("form-action 'self'");
});
