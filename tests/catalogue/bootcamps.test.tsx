import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { BootcampVoucher, CoachingParts } from '#components/catalogue/coaching/coaching-parts';
import { bootcamps, toCome } from '#data/coaching';

test.each(bootcamps.map((bootcamp) => [bootcamp.code, bootcamp] as const))(
  '%s says its start and its end once they are named',
  (_, bootcamp) => {
    const named = { ...bootcamp, startingDay: '4 January 2027', endingDay: '22 January 2027' };
    const html = renderToStaticMarkup(<BootcampVoucher bootcamp={named} batches={[]} now={0} />);
    expect(html).toContain('<dt>Starts</dt><dd>4 January 2027</dd>');
    expect(html).toContain('<dt>Ends</dt><dd>22 January 2027</dd>');
  },
);

test('days that nobody has named yet are said to come once, above all bootcamps', () => {
  const html = renderToStaticMarkup(<CoachingParts now={0} channel="" batches={[]} />);
  expect(html.split(toCome)).toHaveLength(2);
});
