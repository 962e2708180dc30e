/** What an application expects, for an employer. */
import type { Facts } from '#lib/shared/placement/facts';
import { payRange } from '#lib/shared/placement/words';

export const shownExpectation = ({ payFrom, payTo }: Facts): string => {
  if (payFrom < 0) return 'Not said';
  const range = payRange(payFrom, payTo);
  return `${range.charAt(0).toUpperCase()}${range.slice(1)} a month`;
};
