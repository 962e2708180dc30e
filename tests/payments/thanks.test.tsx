import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PaidThanks } from '#components/webinars/thanks';

const support = { phone: '+91 44 1234 5678', call: 'tel:+914412345678', email: 'help@hoa.example' };

it.each([
  [49_900, '₹499'],
  [1_29_950, '₹1,299.50'],
])('the thanks name what was paid, not what the newest edition costs: %i paise', (paise, text) => {
  const html = renderToStaticMarkup(<PaidThanks support={support} amountPaise={paise} />);
  expect(/Paid<b[^>]*>([^<]+)</.exec(html)?.[1]).toBe(text);
});
