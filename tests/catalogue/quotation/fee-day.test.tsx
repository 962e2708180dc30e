/** A fee with a day ahead: what everybody reads before that day, and from it on. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';

/** The catalogue as an editor left it who wrote tomorrow's fees today: AcSS 5, 30 hours of coaching, an hour of a bootcamp. */
jest.mock('#data/courses', () => {
  const actual = jest.requireActual<typeof import('#data/courses')>('#data/courses');
  const { feeToday } = jest.requireActual<typeof import('#data/fee-on-day')>('#data/fee-on-day');
  const was = [{ until: '2027-03-31', fee: 9900 }];
  const courses = actual.courses.map((each) =>
    each.courseNo === 5
      ? Object.defineProperty({ ...each, former: was, newest: 10_400 }, 'fees', {
          get: () => feeToday(10_400, was),
          enumerable: true,
        })
      : each,
  );
  return { ...actual, courses };
});
jest.mock('#data/coaching', () => {
  const actual = jest.requireActual<typeof import('#data/coaching')>('#data/coaching');
  const { priced } = jest.requireActual<typeof import('#data/fee-on-day')>('#data/fee-on-day');
  const [first, ...others] = actual.packages;
  const was = [{ until: '2027-03-31', fee: 36_000 }];
  return {
    ...actual,
    packages: [priced({ id: first.id, hours: 30, fee: 37_500, former: was }), ...others],
    bootcampHour: priced({ fee: 950, former: [{ until: '2027-03-31', fee: 900 }] }),
  };
});

const before = Date.parse('2027-03-31T23:59:00+05:30');
const after = Date.parse('2027-04-01T00:00:00+05:30');
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** It gives the fee of each place at a moment, in rupees. */
async function everywhere(now: number) {
  jest.setSystemTime(now);
  const { CourseRows } = await import('#components/catalogue/course-rows');
  const { OfferNumbers: OfferFigures } = await import('#components/catalogue/offer');
  const { courses } = await import('#data/courses');
  const { faqs } = await import('#data/faqs');
  const { features } = await import('#data/home');
  const { syllabi } = await import('#data/syllabi');
  const { totalsOf } = await import('#lib/catalogue/rules/cart');
  const { certificate } = await import('#lib/enquiries/forms/certificate');
  const { plans } = await import('#lib/enquiries/forms/coaching');
  const { anHourAcross } = await import('#lib/catalogue/rules/offers');
  const { quotationOf } = await import('#lib/catalogue/rules/quotation');
  const { search } = await import('#lib/search/views/search');
  const { courseThing } = await import('#lib/site/rules/structured-data');
  const course = courses.filter(({ courseNo }) => courseNo === 5);
  const [one] = course;
  const about = syllabi[5];
  if (!one || !about) throw new Error('no such module');
  const quoted = (query: Record<string, string>) => {
    const quotation = quotationOf(query, now);
    return typeof quotation === 'string' ? quotation : quotation.fee;
  };
  const hits = search('GST fundamentals').groups.flatMap((group) => group.hits);
  const json = JSON.stringify(courseThing('https://example.org', one, about));
  const answers = faqs.map(({ answer }) => answer).join(' ');
  const feeIn = (line = '') => line.split('hours: ')[1];
  const rows = renderToStaticMarkup(<OfferFigures />);
  return {
    page: renderToStaticMarkup(<CourseRows courses={course} />).includes('₹10,400'),
    structured: /"price":(\d+)/.exec(json)?.[1],
    cart: totalsOf([5]).fee,
    staffMail: feeIn(certificate.fields.selectedCertifications.show(['5']).split('\n').at(-1)),
    quotation: quoted({ modules: '5' }),
    coaching: quoted({ plan: '30' }),
    bootcamp: quoted({ plan: 'B05FO03' }),
    compare: [rows.includes('₹37,500'), anHourAcross('bootcamp').least.fee],
    plan: feeIn(plans()[0]?.options[0]),
    search: hits.find(({ href }) => href.endsWith('/certification/course/5'))?.fee,
    answers: [answers.includes('30 hours for ₹37,500'), answers.includes('₹950 an hour')],
    home: features.some(({ text }) => text.includes('₹950')),
  };
}

test('until its last day the fee of before is everywhere, and from the next day on the new one', async () => {
  const until = await everywhere(before);
  const from = await everywhere(after);
  const places = Object.keys(until) as (keyof typeof until)[];
  expect(places.map((place) => [place, until[place], from[place]])).toEqual([
    ['page', false, true],
    ['structured', '11682', '12272'],
    ['cart', 9900, 10_400],
    ['staffMail', '₹9,900 + ₹1,782 GST = ₹11,682', '₹10,400 + ₹1,872 GST = ₹12,272'],
    ['quotation', 9900, 10_400],
    ['coaching', 36_000, 37_500],
    ['bootcamp', 54_000, 57_000],
    ['compare', [false, 900], [true, 950]],
    ['plan', '₹36,000 + ₹6,480 GST = ₹42,480', '₹37,500 + ₹6,750 GST = ₹44,250'],
    ['search', 9900, 10_400],
    ['answers', [false, false], [true, true]],
    ['home', false, true],
  ]);
});

test('the day after the last one of a fee is the day on which pages change', async () => {
  const { feeDays, lastFeeDay } = await import('#lib/catalogue/rules/quotation');
  const history = [{ of: 'module-5', until: '2027-02-28', fee: 9900 }];
  expect(feeDays(history)).toEqual(['2027-03-01']);
  expect(lastFeeDay('2027-02-28', feeDays(history))).toBe('');
  expect(lastFeeDay('2027-03-01', feeDays(history))).toBe('2027-03-01');
});
