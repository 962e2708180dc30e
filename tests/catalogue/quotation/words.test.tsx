/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { QuotationParts } from '#components/catalogue/quotation/quotation-sheet';
import { QuotationActs } from '#components/catalogue/quotation/share-or-print';
import { quotationOf } from '#lib/catalogue/rules/quotation';

const now = Date.parse('2026-11-24T12:00:00+05:30');
const contacts = { phone: '+91 00000 00000', email: 'a@example.in' } as Parameters<
  typeof QuotationParts
>[0]['contacts'];

function textOf(plan: string): string {
  const quotation = quotationOf({ plan }, now);
  if (typeof quotation === 'string') throw new Error(quotation);
  return (
    render(<QuotationParts quotation={quotation} contacts={contacts} />).container.textContent ?? ''
  );
}

test('the paper of a free induction promises neither exam nor certificate', () => {
  const text = textOf('B04FT01');
  expect(text).toContain('Free Induction Training Tally');
  expect(text).toContain('Nothing to pay.');
  expect(text).not.toMatch(/certificate|examination|first attempt|you choose/i);
  expect(textOf('B05FO03')).toMatch(/certificate of each module.*AcSS 1 .*first attempt is free/s);
});

test('the hours of a package are said once, those of a bootcamp beside its name', () => {
  const said = (plan: string) => {
    const quotation = quotationOf({ plan }, now);
    if (typeof quotation === 'string') throw new Error(quotation);
    const acts = <QuotationActs quotation={quotation} url="https://example.in/quotation" />;
    return render(acts).container.querySelector('.sub')?.textContent;
  };
  expect(said('60')).toContain('With GST: Personalized coaching, 60 hours. Valid until');
  expect(said('B05FO03')).toContain(
    'With GST: Bootcamp: AcSS 1, 3, 4, 5, 6, 60 hours. Valid until',
  );
});
