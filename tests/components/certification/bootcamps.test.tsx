import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { BootcampVoucher } from '#components/coaching/bootcamp-voucher';
import { bootcamps } from '#data/coaching';

test.each(bootcamps.map((bootcamp) => [bootcamp.code, bootcamp] as const))(
  '%s says its start and its end, each for itself',
  (_, bootcamp) => {
    const html = renderToStaticMarkup(<BootcampVoucher bootcamp={bootcamp} batches={[]} now={0} />);
    expect(html).toContain(`<dt>Starts</dt><dd>${bootcamp.startingDay}</dd>`);
    expect(html).toContain(`<dt>Ends</dt><dd>${bootcamp.endingDay}</dd>`);
    expect(bootcamp.startingDay).not.toBe('');
    expect(bootcamp.endingDay).not.toBe('');
  },
);
