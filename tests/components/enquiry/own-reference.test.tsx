/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { OwnReference } from '#components/enquiry/own-reference';

const own = {
  reference: 'HOA-7K3M-92Q',
  promisedBy: Date.parse('2026-11-25T18:00:00+05:30'),
  page: '/enquiry/token',
};

test.each([
  ['ta', 'பதிவு எண்', 'புதன்'],
  ['te', 'నమోదు సంఖ్య', 'బుధవారం'],
  ['en', 'Reference', 'Wednesday'],
] as const)('the reference, the day and the page are told in %s', (language, label, weekday) => {
  const { container } = render(<OwnReference language={language} {...own} />);
  expect(container.textContent).toContain(`${label}: HOA-7K3M-92Q`);
  expect(container.textContent).toContain(weekday);
  expect(container.textContent).toContain('6:00');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/enquiry/token');
});
