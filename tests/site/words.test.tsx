import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '#components/layout/footer';
import { LetsTalk } from '#components/site/home';
import { bootcampHour } from '#data/coaching';
import { contactsOf } from '#data/company/contacts';
import { legalEntityOf } from '#data/company/legal-entity';
import { features } from '#data/home';
import { readEnv } from '#lib/platform/config/env';
import { inRupees, withGst } from '#lib/platform/values/money';

const contacts = contactsOf(readEnv({}));
const entity = legalEntityOf(readEnv({}));

test('the callback section is titled in the words of the specification', () => {
  const html = renderToStaticMarkup(<LetsTalk contacts={contacts} />);
  expect(html).toContain('<h2>Let&#x27;s Talk!</h2>');
});

test('the footer shows both offices, or says that their addresses follow', () => {
  const trial = renderToStaticMarkup(<Footer contacts={contacts} entity={entity} samples />);
  expect(trial.match(/(Chennai|Hyderabad) office on the map/g)).toHaveLength(2);
  expect(trial).not.toContain('add the addresses of our offices');
  const open = renderToStaticMarkup(<Footer contacts={contacts} entity={entity} samples={false} />);
  expect(open).toContain('We will add the addresses of our offices.');
});

test('a fee among the features is with its GST and the total', () => {
  const { fee, gst, total } = withGst(bootcampHour.fee);
  const priced = features.filter(({ text }) => text.includes('₹'));
  expect(priced.map(({ text }) => text.match(/₹[\d,]+(?:\.\d\d)?/g))).toEqual([
    [fee, gst, total].map(inRupees),
  ]);
});
