import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SideWidget } from '#components/layout/side-widget';
import { PromoPopup } from '#components/webinars/promo-popup';
import { readEnv } from '#lib/server/settings/env';
import { contactsOf } from '#lib/shared/company/contacts';

test('chat, call and contact fold into one button, closed until it is pressed', () => {
  const html = renderToStaticMarkup(<SideWidget contacts={contactsOf(readEnv({}))} />);
  const [widget = ''] = html.split('</aside>');
  expect(widget.match(/<summary/g)).toHaveLength(1);
  expect(widget).toMatch(/<details class="side-fold"><summary>/);
  const [, folded = ''] = widget.split('</summary>');
  expect(folded).toContain('href="tel:');
  expect(folded).toContain('commandfor="contact"');
});

test('the promotion starts open, folds to its title, and is dismissed for 30 days', () => {
  const html = renderToStaticMarkup(<PromoPopup start={Date.parse('2026-11-24T10:30:00Z')} />);
  expect(html).toMatch(/^<dialog open=""/);
  expect(html).toMatch(/<details open=""><summary id="promo-title">/);
  expect(html).toMatch(/<button[^>]*data-shell="dismiss"[^>]*data-days="30"/);
});
