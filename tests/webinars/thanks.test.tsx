import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PaidWebinar } from '#components/webinars/cards';
import { FreeThanks, PaidThanks } from '#components/webinars/thanks';
import { editions } from '#data/webinars';
import { findSession } from '#lib/webinars/rules/sessions';

const at = Date.parse('2026-11-20T12:00:00+05:30');
const support = { phone: '+91 44 1234 5678', call: 'tel:+914412345678', email: 'help@hoa.example' };

it.each([
  [49_900, '₹499'],
  [1_29_950, '₹1,299.50'],
])('the thanks name what was paid, not what the newest edition costs: %i paise', (paise, text) => {
  const html = renderToStaticMarkup(
    <PaidThanks support={support} amountPaise={paise} edition="ai-2025-06-22" at={at} />,
  );
  expect(/Paid<b[^>]*>([^<]+)</.exec(html)?.[1]).toBe(text);
});

it('the paid thanks offer the entry of the edition, not the whole feed', () => {
  const html = renderToStaticMarkup(
    <PaidThanks support={support} amountPaise={49_900} edition="ai-2025-06-22" at={at} />,
  );
  expect(html).toContain('href="/api/webinars.ics?session=ai-2025-06-22"');
  expect(html).not.toContain('href="/api/webinars.ics"');
});

it('the free thanks name the session booked, in the language of the page, and no other webinar', () => {
  const session = findSession('2026-11-24-telugu-english');
  if (!session) throw new Error('no session');
  const html = renderToStaticMarkup(<FreeThanks session={session} lang="ta" at={at} />);
  expect(html).toContain('உங்கள் அமர்வு');
  expect(html).toMatch(/தெலுங்கும் ஆங்கிலமும், <span[^>]*>மாலை 4:45-5:30 IST</);
  expect(html).toContain(session.title);
  expect(html).toContain('/api/webinars.ics?session=2026-11-24-telugu-english');
  expect(html).toContain('மின்னஞ்சலில் வரும்: திங்கள், 23 நவம்பர் 2026, மாலை 4:45 IST.');
  expect(html).not.toContain('AI webinar');
});

it('the way to the paid webinar is on other pages while it is open, and no longer', () => {
  const render = (open: boolean) =>
    renderToStaticMarkup(<PaidWebinar edition={editions[0]} open={open} />);
  expect(render(true)).toContain('href="/aiwebinar"');
  expect(render(true)).toContain('₹499, GST');
  expect(render(false)).toBe('');
});
