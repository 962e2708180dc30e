/** A sign-in leads back to a page of the desk, as a browser reads its address, and nowhere else. */
import { expect, test } from '@jest/globals';
import { GET as signInPage } from '#pages/desk/sign-in/route';
import { openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openDeskSite);

const ledTo = async (to: string) => {
  const browser = await signedInBrowser(desk());
  const path = `/desk/sign-in?${new URLSearchParams({ to })}`;
  return (await browser.ask(signInPage, path)).headers.get('location');
};

test.each([
  '/desk/../../x',
  '/desk/../x',
  '/desk/./../x',
  '/desk/%2e%2e/x',
  '/desk/%2E./x',
  '/desk/..%2fx',
  '/desk/%5c..%5cx',
  '/desk\\..\\x',
  '/desk/\\evil.example',
  '//evil.example/desk',
  '/\\evil.example/desk',
  'https://evil.example/desk',
  '/desk@evil.example',
  '/deskx',
  '/desk/\r\nx',
  '/desk/../desk/../sign-out',
  '/desk/sign-in',
  '/desk/x/../enter/token',
  '',
])('%j leads to the desk', async (to) => {
  expect(await ledTo(to)).toBe('/desk');
});

test.each([
  ['/desk/numbers', '/desk/numbers'],
  ['/desk?who=all&q=a/../b', '/desk?who=all&q=a/../b'],
  ['/desk/HOA-7K3M-92Q#erase', '/desk/HOA-7K3M-92Q#erase'],
  ['/desk/numbers/../payments?month=2026-11', '/desk/payments?month=2026-11'],
  ['/desk/erase?who=asha%40example.com', '/desk/erase?who=asha%40example.com'],
])('%s leads to %s', async (to, back) => {
  expect(await ledTo(to)).toBe(back);
});
