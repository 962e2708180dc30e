/** These pages answer a browser that sent a form by itself, or opened the address of one. */

import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { refusalWords } from '#data/job-hunt-form/refusals';
import { newErrorPages } from '#lib/platform/http/errors/error-pages';
import { run, text } from '#tests/platform/http/running';

const browser = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-dest': 'document',
};
const form = { ...browser, 'content-type': 'application/x-www-form-urlencoded' };
const refuse = (status: number) =>
  text(status, 'application/json', '{"success":false,"message":"No","msg":"No"}');

describe('the address of a form’s call, opened in a browser', () => {
  test.each([
    ['/api/sendEmail/callback', '/contact-us'],
    ['/api/sendEmail', '/#contact'],
    ['/api/applyjobs', '/applyJobs'],
    ['/api/save-progress', '/job-hunt'],
    ['/api/order', '/aiwebinarPayment'],
    ['/api/sendEmail/next-edition', '/aiwebinarPayment'],
    ['/api/enquiry/some-token', '/enquiry/some-token'],
    ['/api/stop-mails/some-token', '/stop-mails/some-token'],
    ['/api/desk/sign-in', '/desk/sign-in'],
    ['/api/desk/next', '/desk'],
    ['/api/desk/HOA-7K3M-92Q', '/desk/HOA-7K3M-92Q'],
    ['/api/desk/sessions/2026-11-24-tamil-english', '/desk/sessions/2026-11-24-tamil-english'],
    ['/api/enquiry/%E0%AE%95%E0%AF%8D', '/enquiry/%E0%AE%95%E0%AF%8D'],
    ['/api/desk/%00', '/desk/%00'],
    ['/api/stop-mails/@evil.example?x=%E0%AE%95', '/stop-mails/%40evil.example'],
  ])('%s leads to the page of that form', async (call, page) => {
    const site = await run(text(200, 'text/html', 'made'));
    const { status, headers } = await site.ask(call, { headers: browser });
    expect([status, headers.location]).toEqual([303, page]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('names nobody’s link to another site on the way', async () => {
    const site = await run(text(200, 'text/html', 'made'));
    const { headers } = await site.ask('/api/enquiry/some-token', { headers: browser });
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test.each([
    ['a client of the API', { accept: 'application/json' }],
    ['a client that says nothing', {}],
    ['a script of a page', { accept: 'text/html', 'sec-fetch-dest': 'empty' }],
  ])('is refused to %s as before', async (_who, headers) => {
    const site = await run(text(200, 'text/html', 'made'));
    const answer = await site.ask('/api/sendEmail/callback', { headers });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
    expect(JSON.parse(answer.body.toString()).message).toBe('Method not allowed');
  });

  test('that no form posts to is shown on a page', async () => {
    const site = await run(text(200, 'text/html', 'made'));
    const { status, headers, body } = await site.ask('/api/razorpay/webhook', { headers: browser });
    expect([status, headers.allow]).toEqual([405, 'POST']);
    expect(body.toString()).toContain('This address is not a page');
  });
});

describe('a form that a browser sent by itself and that is refused', () => {
  test.each([
    [400, 'That message could not be read'],
    [403, 'This form can only be sent from our own pages'],
    [413, 'That is more than we can take in one message'],
    [415, 'We cannot read what was sent in this way'],
    [429, 'Too many requests in a short time'],
    [500, 'Something went wrong on our side'],
    [503, 'We could not do this just now'],
  ])('is shown on a page (%s), with the way back to the form', async (code, title) => {
    const site = await run(refuse(code));
    const answer = await site.ask('/api/sendEmail/callback', { method: 'POST', headers: form });
    const page = answer.body.toString();
    expect(answer.status).toBe(code);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain('<a class="button" href="/contact-us">Open the form</a>');
    expect(page).not.toContain('"success"');
  });

  test('and took too long to arrive reads to send it again', async () => {
    const { cache } = await run(refuse(400));
    const late = { method: 'POST', headers: form } as unknown as IncomingMessage;
    const page = await newErrorPages(cache)(late, '/api/sendEmail/internships', 408);
    expect(page?.status).toBe(408);
    expect(page?.bodies.identity.bytes().toString()).toMatch(
      /<h1>That took too long to arrive<\/h1>.*send it again.*href="\/internships"/,
    );
  });

  test('reads that nothing was sent, and where what was typed still is', async () => {
    const site = await run(refuse(413));
    const { body } = await site.ask('/api/sendEmail', { method: 'POST', headers: form });
    expect(body.toString()).toContain(
      'Nothing was sent. What you typed is still on the page before this one',
    );
  });

  test('keeps when to come again, and says it in the encoding that was asked for', async () => {
    const site = await run(async (_request, response) => {
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '60' });
      response.end('{}');
    });
    const asked = { method: 'POST', headers: { ...form, 'accept-encoding': 'br' } };
    for (const _again of [1, 2]) {
      const { headers, body } = await site.ask('/api/sendEmail', asked);
      expect([headers['retry-after'], headers['content-encoding']]).toEqual(['60', 'br']);
      expect(headers['content-length']).toBe(String(body.length));
    }
  });

  test.each([
    ['/job-hunt/te', 'en', 'te', '/job-hunt/te'],
    ['/job-hunt', 'en', 'ta', '/job-hunt'],
    ['/job-hunt/en', 'ta', undefined, '/job-hunt/en'],
    ['', 'ta-IN,ta;q=0.9', 'ta', '/job-hunt'],
    ['', 'hi', undefined, '/job-hunt/en'],
  ] as const)(
    'a registration from %j (%s) reads why in its language, and goes back there',
    async (from, preferred, language, back) => {
      const site = await run(refuse(415));
      const referer = from && `http://localhost:3000${from}`;
      const headers = { ...form, 'accept-language': preferred, ...(referer && { referer }) };
      const { body } = await site.ask('/api/save-progress', { method: 'POST', headers });
      const page = body.toString();
      const title =
        (language && refusalWords[language]?.of[415]?.title) ?? 'We cannot read what was sent';
      expect(page).toContain(`<h1>${title}`);
      expect(page).toContain(`<a class="button" href="${back}">`);
      expect(page.includes(`lang="${language}"`)).toBe(language !== undefined);
    },
  );

  test('has no link to somebody’s own page on it', async () => {
    const site = await run(refuse(403));
    const asked = { method: 'POST', headers: form };
    const { body, headers } = await site.ask('/api/enquiry/some-token', asked);
    expect(body.toString()).not.toContain('some-token');
    expect(headers['x-robots-tag']).toContain('noindex');
  });

  test.each([
    ['a script', { accept: '*/*' }],
    ['a script that sends JSON', { ...browser, 'content-type': 'application/json' }],
  ])('is answered to %s as before', async (_who, headers) => {
    const site = await run(refuse(429));
    const { body } = await site.ask('/api/sendEmail', { method: 'POST', headers });
    expect(JSON.parse(body.toString()).message).toBe('No');
  });

  test('to the address of a page is shown on a page', async () => {
    const site = await run(text(200, 'text/html', 'made'));
    for (const path of ['/', '/a.png']) {
      const { status, headers, body } = await site.ask(path, { method: 'POST', headers: form });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(body.toString()).toContain('<h1>You cannot send a form to this page</h1>');
    }
  });

  test('and that is too much for a paper leads back to that paper', async () => {
    const site = await run(text(200, 'text/html', 'made'), {
      dynamicRoutes: ['^/library/test/3$', '^/library/test/3/result$'],
    });
    const asked = { method: 'POST', headers: form, body: 'q1=a&'.repeat(2_000) };
    const { status, body } = await site.ask('/library/test/3', asked);
    expect(status).toBe(413);
    expect(body.toString()).toContain('href="/library/test/3">Open the form</a>');
  });
});
