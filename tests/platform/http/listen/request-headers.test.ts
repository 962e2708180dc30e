import { expect, test } from '@jest/globals';
import { visitorAddress } from '#lib/platform/http/listen/request-headers';

test.each([
  ['the socket speaks when there is no proxy', '1.1.1.1', '9.9.9.9', 0, '1.1.1.1'],
  ['one proxy names its caller', '10.0.0.1', '2.2.2.2', 1, '2.2.2.2'],
  ['what a visitor wrote himself is not believed', '10.0.0.1', '9.9.9.9, 2.2.2.2', 1, '2.2.2.2'],
  ['two proxies', '10.0.0.1', '9.9.9.9, 2.2.2.2, 10.0.0.2', 2, '2.2.2.2'],
  ['fewer entries than proxies', '10.0.0.1', '2.2.2.2', 2, '2.2.2.2'],
  ['no header from a proxy', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['words instead of an address', '10.0.0.1', '<script>', 1, '10.0.0.1'],
  ['IPv4 inside IPv6', '::ffff:1.1.1.1', undefined, 0, '1.1.1.1'],
  ['a port', '10.0.0.1', '2.2.2.2:8080', 1, '2.2.2.2'],
  ['IPv6 with a port', '10.0.0.1', '[2001:DB8::1]:443', 1, '2001:db8::1'],
  ['a closed socket', undefined, undefined, 0, 'unknown'],
])('%s', (_, socket, header, proxies, expected) => {
  expect(visitorAddress(socket, header, proxies)).toBe(expected);
});
