/** From each fee one comes to its quotation, and reads what it buys. */
import { expect, test } from '@jest/globals';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { QuotationWays } from '#components/catalogue/quotation/quotation-start';
import { EditionVoucher } from '#components/webinars/edition';
import { bootcampHour, bootcamps, packages } from '#data/coaching';
import { editions } from '#data/webinars';
import { inRupees, withGst } from '#lib/platform/values/money';
import CoachingPage from '#pages/(site)/coaching/page';

const coaching = async () =>
  renderToStaticMarkup(<PathnameContext value="/coaching">{await CoachingPage()}</PathnameContext>);
const paid = bootcamps.filter(({ hours }) => hours !== undefined);

test('each package and each bootcamp with a fee leads to its quotation', async () => {
  const html = await coaching();
  for (const plan of [...packages.map(({ hours }) => hours), ...paid.map(({ code }) => code)]) {
    expect(html).toContain(`href="/quotation?plan=${plan}"`);
  }
});

test('where a quotation is chosen, each package and bootcamp says its total', () => {
  const html = renderToStaticMarkup(<QuotationWays />);
  const fees = [
    ...packages.map(({ fee }) => fee),
    ...paid.map(({ hours = 0 }) => hours * bootcampHour.fee),
  ];
  for (const fee of fees) expect(html).toContain(`${inRupees(withGst(fee).total)} with GST`);
});

test('what the rate of a bootcamp buys is before the first of them', async () => {
  const part = (await coaching()).split('id="paidbootcamps"')[1] ?? '';
  expect(part.indexOf('The fee includes: all the hours of the bootcamp')).toBeGreaterThan(0);
  expect(part.indexOf('The fee includes')).toBeLessThan(part.indexOf(`id="${bootcamps[0]?.code}"`));
});

test('what the price of an edition buys, and what not, is beside it', () => {
  const html = renderToStaticMarkup(
    <EditionVoucher edition={editions[0]} closesAt={editions[0].closesAt} later={false} />,
  );
  expect(html).toContain('What you get');
  expect(html).toContain('Not included: a recording');
});
