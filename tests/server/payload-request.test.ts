import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { payloadRequestOf } from '#lib/server/payload-request';

const asked = (url: string, method = 'GET') => {
  const request = { url, method } as IncomingMessage;
  return { data: payloadRequestOf(request, url.replace(/\?.*/, '')), url: request.url };
};

test('the data of a quotation is at its own address', () => {
  const { data, url } = asked('/quotation?modules=1%2C2&on=2026-11-24');
  expect(data).toEqual({ at: '/quotation?modules=1%2C2&on=2026-11-24&_data=1', wanted: false });
  expect(url).toBe('/quotation?modules=1%2C2&on=2026-11-24');
  expect(asked(data?.at ?? '')).toEqual({ data: { ...data, wanted: true }, url });
});

test('a page whose visitor matters carries its data, and so does the answer to a post', () => {
  expect(asked('/thankyou?_data=1')).toEqual({ data: undefined, url: '/thankyou?_data=1' });
  expect(asked('/search?q=a', 'POST').data).toBeUndefined();
});
