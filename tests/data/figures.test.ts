/** Questions, policies and the home page repeat figures: each must be one that is elsewhere. */
import { describe, expect, test } from '@jest/globals';
import { salaryRanges } from '#data/application-choices';
import { hacaPeriod, levelDetails } from '#data/certification';
import { bootcampHour, bootcamps, packages, tallyProgramme } from '#data/coaching';
import { courses, levels } from '#data/courses';
import { faqs } from '#data/faqs';
import { features, freeOffers } from '#data/home';
import { internshipLimits } from '#data/internships';
import { policies } from '#data/policies';
import { editions } from '#data/webinars';
import { confirmationSeconds } from '#lib/accounts/http';
import { workingDays } from '#lib/enquiries/rules/hours';
import { maxAgeSeconds } from '#lib/payments/credentials';
import { shortlistDays } from '#lib/placement/rules/moves';
import { windowMs } from '#lib/platform/http/limits/network';
import { gstPercent, inRupees, withGst } from '#lib/platform/values/money';
import { draftDays, paymentYears } from '#lib/privacy/rules';
import { modulesOf, sum, numberWords as words } from '#tests/data/answers';

const texts = [
  ...faqs.map(({ question, answer }) => ({ where: question, text: `${question} ${answer}` })),
  ...[...features, ...freeOffers].map((one) => ({
    where: 'home',
    text: Object.values(one).join(' '),
  })),
  ...policies.map(({ slug, body, description }) => ({
    where: slug,
    text: `${description} ${body}`,
  })),
];

const insteadOfBootcamps = bootcamps.map(({ modules }) =>
  courses.filter(({ courseNo }) => modules.includes(courseNo)),
);
const paidBootcamps = bootcamps.flatMap(({ hours }) => (hours ? [hours] : []));

/** Fees in rupees before GST. */
const fees = [
  ...courses.map((course) => course.fees),
  ...levels.map((level) => sum(modulesOf(level).map((course) => course.fees))),
  ...Object.values(levelDetails).map(({ examFee }) => examFee),
  ...packages.flatMap(({ fee, hours }) => [fee, fee / hours]),
  bootcampHour.fee,
  ...paidBootcamps.map((hours) => hours * bootcampHour.fee),
  ...insteadOfBootcamps.map((held) => sum(held.map(({ fees }) => fees))),
];

const amounts = new Set([
  ...fees.flatMap((fee) => Object.values(withGst(fee))).map(inRupees),
  ...editions.map(({ price }) => inRupees(price)),
  ...salaryRanges.flatMap((range) => range.match(/₹[\d,]+/g) ?? []),
]);

const hours = [
  ...courses.map((course) => course.hours),
  ...levels.map((level) => sum(modulesOf(level).map((course) => course.hours))),
  ...packages.map((one) => one.hours),
  ...paidBootcamps,
  tallyProgramme.hours,
  sum(courses.map((course) => course.hours)),
  internshipLimits.hoursWeek,
  ...insteadOfBootcamps.map((held) => sum(held.map((course) => course.hours))),
];

/** Spans of time that are no content of ours to change: each with the source that sets it. */
const setElsewhere: Readonly<Record<string, string>> = {
  [`${workingDays} working days`]: 'lib/enquiries/rules/hours.ts: contact promise',
  '24 hours': 'contract: Policies: cancellation, delivery, access links',
  '2 business days': 'contract: Policies: refund, initiation',
  '5 to 10 working days': 'contract: Policies: refund, arrival',
  '7 to 10 working days': 'contract: Policies: cancellation, refund',
  '2 days': 'contract: R35, thank-you page; contract: Catalogue: Tally programme',
  '2 seconds': 'contract: Free registration: auto-save',
  '3 hours': 'contract: Paid registration: the hours of the webinar',
  [`${draftDays} days`]: 'lib/privacy/jobs.ts: drafts',
  [`${paymentYears} years`]: 'lib/privacy/jobs.ts: records of payments',
  '1 year': 'contract: Modes: the most that RETENTION_DAYS may be; DPDP Rules, rule 8(3)',
  '0 to 1 year': 'contract: Application: experience',
  [`${windowMs / 60_000} minutes`]: 'lib/platform/http/intake/body.ts: RATE_LIMIT',
  [`${confirmationSeconds / 60} minute`]: 'lib/accounts/http.ts: what was kept just now',
  [`${maxAgeSeconds / 3600} hour`]: 'lib/payments/credentials.ts: the receipt',
  '7 days': 'issue of the founders: decision on a refund',
  [`${shortlistDays} days`]: 'lib/placement: the page that an employer is shown',
  '16 hours': '410 hours over the 26 weeks of six months',
  '12 hours': '155 hours over the 13 weeks of three months',
  '6 months': 'the longer end of the period of HACA',
  '40 minutes': 'data/webinars.ts: the Tamil-English session',
  '2 hours': 'lib/start/daily.ts: the counters go in the hour after their ten minutes',
  '48 hours': 'E-Commerce Rules 2020, rule 4(5): acknowledgement of a complaint',
  '1 month': 'E-Commerce Rules 2020, rule 4(5): redress',
  '72 hours': 'DPDP Rules 2025, rule 7: report of a breach',
  '90 days': 'DPDP Rules 2025, rule 14: redress',
  '1 and a half hours': 'UAE time is 90 minutes behind India',
};

const spans = new Set([
  ...Object.keys(setElsewhere),
  ...hours.map((count) => `${count} hours`),
  `${Math.min(...courses.map((course) => course.hours))} to ${Math.max(...courses.map((course) => course.hours))} hours`,
  hacaPeriod,
  `${internshipLimits.weeks} weeks`,
]);

const number = `(?:\\d[\\d,]*|${words.join('|')})`;
const span = new RegExp(
  `(?<!₹[\\d,]* ?(?:and )?)\\b${number}(?:(?: to | and a |–)(?:${number}|half))?[ -](?:working |business )?(?:second|minute|hour|day|week|month|year)s?\\b`,
  'gi',
);

/** `two working days` and `60-hour` as `2 working days` and `60 hours`. */
function plain(figure: string): string {
  const digits = figure
    .toLowerCase()
    .replace(/-(?=[a-z])/g, ' ')
    .replace(/\b[a-z]+\b/g, (word) => (words.includes(word) ? String(words.indexOf(word)) : word));
  const one = /^1 [a-z]+$|^0 to 1/.test(digits);
  return one ? digits : digits.replace(/s?$/, 's');
}

const found = (pattern: RegExp, read = (text: string) => text) =>
  texts.flatMap(({ where, text }) =>
    [...text.replace(/\s+/g, ' ').matchAll(pattern)].map(([match]) => ({
      where,
      figure: read(match),
    })),
  );
const unknown = (all: readonly { figure: string }[], known: ReadonlySet<string>) =>
  all.filter(({ figure }) => !known.has(figure));

describe('questions, policies and the home page say', () => {
  test('no amount that is not a fee, a price or a salary band of ours', () => {
    const figures = found(/₹\d[\d,]*\d(?:\.\d\d)?/g);
    expect(figures.length).toBeGreaterThan(50);
    expect(unknown(figures, amounts)).toEqual([]);
  });

  test('no span of time that neither our data nor a named source sets', () => {
    const figures = found(span, plain);
    expect(figures.length).toBeGreaterThan(60);
    expect(unknown(figures, spans)).toEqual([]);
    const unused = Object.keys(setElsewhere).filter(
      (one) => !figures.some((each) => each.figure === one),
    );
    expect(unused).toEqual([]);
  });

  test('no per cent but GST, and the words of the guarantee', () => {
    const known = new Set([`${gstPercent}%`, '100%']);
    expect(unknown(found(/\d+%/g), known)).toEqual([]);
  });

  test('no age but those of the Tally programme, the application and the law', () => {
    const tally = tallyProgramme.ages.replace('-', ' to ');
    const [youngest = ''] = tallyProgramme.ages.split('-');
    const known = new Set([tally, youngest, '18', '18 to 65']);
    const ages =
      /(?<=\b(?:under|aged|ages? (?:of|from)|student of|must be|open from|at least) )(?:1[5-9]|[2-9]\d)\b(?: to \d\d)?(?! hours)/gi;
    expect(found(ages).length).toBeGreaterThan(8);
    expect(unknown(found(ages), known)).toEqual([]);
  });
});
