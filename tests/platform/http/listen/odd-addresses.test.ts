/** Some hundreds of odd requests to the listener: what they are in thousands to the whole site is `npm run faults -- addresses`. */
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { errorIn, errorInAnswer, oddRequest } from '#tests/faults/odd-addresses';
import { run } from '#tests/platform/http/running';
import { prng } from '#tests/setup/prng';

test('no odd address, header or encoding causes an error, makes a head over 4 KB, or is answered with Refresh', async () => {
  const site = await run(
    async (request, response) => {
      // As Next does with what ends in a slash.
      const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
      if (!pathname.endsWith('/')) return void response.end('made');
      const location = pathname.slice(0, -1) + search;
      response.setHeader('Refresh', `0;url=${location}`);
      response.writeHead(308, { location }).end();
    },
    {
      dynamicRoutes: ['^/(?:desk|enquiry|verify|shortlist|batches|stop-mails)(?:/|$)'],
      mostAtOnce: 100,
    },
  );
  const { port } = site.server.address() as AddressInfo;
  const roll = prng(24);
  const errors: string[] = [];
  for (let count = 0; count < 500; count += 1) {
    const request = oddRequest(roll);
    const error = await errorInAnswer(port, request);
    if (error) errors.push(`${error}: ${request}`);
  }
  expect(errors).toEqual([]);
});

test('what is looked for would be found', () => {
  const head = (lines: string) => `HTTP/1.1 200 OK\r\n${lines}\r\n\r\n`;
  expect(errorIn(head('x: y'))).toBeUndefined();
  expect(errorIn('HTTP/1.1 500 No\r\n\r\n')).toBe('status 500');
  expect(errorIn(head('Refresh: 0;url=/'))).toBe('a Refresh header');
  expect(errorIn(head(`x: ${'y'.repeat(4_077)}`))).toBe('a head of 4101 bytes');
  expect(errorIn('')).toBe('no answer');
});
