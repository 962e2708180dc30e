import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SideWidget } from '#components/layout/side-widget';
import { PromoPopup } from '#components/webinars/cards';
import { topics } from '#data/webinars';
import { readEnv } from '#lib/server/settings/env';
import { contactsOf } from '#lib/shared/company/contacts';

test('chat, call and contact stand side by side, one tap away', () => {
  const html = renderToStaticMarkup(<SideWidget contacts={contactsOf(readEnv({}))} />);
  const [widget = ''] = html.split('</aside>');
  expect(widget).not.toContain('<details');
  expect(widget).toContain('href="tel:');
  expect(widget).toContain('commandfor="contact"');
});

test('the promotion starts open as one line, and is dismissed for 30 days', () => {
  const html = renderToStaticMarkup(<PromoPopup start={Date.parse('2026-11-24T10:30:00Z')} />);
  expect(html).toMatch(/^<dialog open="" id="promo"/);
  expect(html).toMatch(/<details><summary>/);
  expect(html.replaceAll(/<[^>]+>/g, '')).toMatch(/^Tue 24, 4 PM: [^,]+, free · Register/);
  expect(html).toContain('Free webinars every Tuesday and Thursday');
  expect(html).toMatch(/<button[^>]*data-shell="dismiss"[^>]*data-days="30"/);
});

test('each topic has a name that fits the line of a small phone', () => {
  for (const { short } of topics) expect(short.length).toBeLessThanOrEqual(9);
});
