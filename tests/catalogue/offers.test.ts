import { expect, test } from '@jest/globals';
import { bootcampHour, bootcamps, packages } from '#data/coaching';
import { levels } from '#data/courses';
import { offerKinds, offers } from '#data/offers';
import { anHourAcross, anHourOf, inALine, offerRows } from '#lib/catalogue/rules/offers';
import { withGst } from '#lib/platform/values/money';
import { sampleEntries } from '#scripts/content/report';

test('the comparison has every level, every paid bootcamp and every package, each with a total', () => {
  const paid = bootcamps.filter(({ hours }) => hours !== undefined);
  expect(offerRows()).toHaveLength(levels.length + paid.length + packages.length);
  for (const { fee, gst, total } of offerRows()) expect({ fee, gst, total }).toEqual(withGst(fee));
});

test('an hour says what is paid for it, with and without GST', () => {
  expect(anHourOf({ fee: 54000, hours: 155 })).toEqual({ fee: 348.39, total: 411.1 });
  const { fee, total } = withGst(bootcampHour.fee);
  expect(anHourAcross('bootcamp')).toEqual({ least: { fee, total }, most: { fee, total } });
  const dearest = withGst(Math.max(...packages.map((each) => each.fee / each.hours)));
  expect(anHourAcross('coaching').most).toEqual({ fee: dearest.fee, total: dearest.total });
});

test('each way to learn says in one sentence what it is', () => {
  for (const kind of offerKinds) expect(offers[kind].sentence).toMatch(/^[^.]+\.$/);
});

test('what a fee buys is listed for the provider until it is confirmed', () => {
  expect(sampleEntries({ offers }, new Set(), 'toConfirm')).toHaveLength(offerKinds.length);
});

test('what a fee does not buy reads as a sentence, with the names of programs as they are', () => {
  expect(inALine(offers.bootcamp.notIncluded)).toBe(
    'further attempts at an exam; travel and stay; licences of Tally, Excel and other software',
  );
});
