import { describe, expect, test } from '@jest/globals';
import { certificates } from '#data/application-choices';
import { packFacts, readFacts } from '#lib/placement/rules/facts';
import type { VacancyTerms } from '#lib/placement/rules/moves';
import { type Criterion, newRanking, type ValidCertificates } from '#lib/placement/rules/ranking';
import { reasonOf } from '#lib/placement/words/all';
import { applicant, asksNothing, terms } from '#tests/placement/applications';

type Answers = Readonly<Record<string, unknown>>;

function rank(asked: VacancyTerms, one: ReturnType<typeof applicant>, valid?: ValidCertificates) {
  const ranking = newRanking(asked, valid);
  ranking.add([one]);
  return ranking.slice(0, 1);
}

function judged(answers: Answers, asked: Partial<VacancyTerms> = terms) {
  const one = applicant('one', answers);
  const whole = { ...asksNothing, ...asked };
  const [ranked] = rank(whole, one);
  return (name: Criterion) => {
    const fit = ranked?.fits.find(([each]) => each === name)?.[1];
    return fit && [fit, reasonOf(name, fit, whole, one.facts)];
  };
}

test('who says all that is asked meets all eight', () => {
  const [ranked] = rank(terms, applicant('one'));
  expect(ranked).toMatchObject({ met: 8, nearly: 0, rating: 8 });
  expect(ranked?.fits.map(([name]) => name)).toEqual(
    'place preference experience pay skills level languages from'.split(' '),
  );
});

test('what a vacancy does not ask has no row', () => {
  expect(rank(asksNothing, applicant('one'))[0]?.fits).toEqual([]);
});

const asked = (answers: Answers, name: Criterion, more: Partial<VacancyTerms> = terms) =>
  judged(answers, more)(name);

describe('each criterion says how it is and why', () => {
  test.each([
    ['the place in own words', { location: 'Others', customLocation: 'coimbatore ' }, 'met'],
    ['another place', { location: 'Hyderabad' }, 'not'],
    ['no place', { location: '' }, 'unsaid'],
  ])('%s', (_, answers, fit) => {
    const city = fit === 'met' ? 'Coimbatore' : 'Chennai';
    expect(asked(answers, 'place', { city })?.[0]).toBe(fit);
  });

  test('remote work is met from anywhere, said or not', () => {
    const remote = { city: 'Chennai', preference: 'Remote Projects' };
    expect(asked({ location: 'Dubai' }, 'place', remote)?.[0]).toBe('met');
    expect(asked({ location: 'Dubai' }, 'preference', remote)?.[0]).toBe('not');
  });

  test.each([
    ['₹27,000-33,000', 25_000, 30_000, 'met', ', offered up to ₹30,000'],
    ['₹22,000-27,000', 28_000, 30_000, 'met', ''],
    ['₹33,000-42,000', 25_000, 29_700, 'nearly', ', offered up to ₹29,700'],
    ['₹33,000-42,000', 25_000, 29_699, 'not', ', offered up to ₹29,699'],
    ['more than ₹1,00,000', 90_000, 1_20_000, 'met', ', offered up to ₹1,20,000'],
  ])('pay: %s, offered %i to %i', (range, payFrom, payTo, fit, offered) => {
    const salaryRange = `${range.replace('more', 'More')} per month`;
    const reason = `asks ${range}${offered}`;
    expect(asked({ salaryRange }, 'pay', { payFrom, payTo })).toEqual([fit, reason]);
  });

  test('pay: no figure', () => {
    const reason = 'no figure; offered up to ₹30,000';
    expect(asked({ salaryRange: 'whatever is fair' }, 'pay')).toEqual(['unsaid', reason]);
  });

  test.each([
    ['2-4 years', 'met'],
    ['0-1 years', 'nearly'],
    ['5-9 years', 'nearly'],
    ['10-15 years', 'not'],
    ['a few months', 'not'],
    ['', 'unsaid'],
  ])('experience: %s', (experience, fit) => {
    expect(asked({ experience }, 'experience', { experience: ['2-4 years'] })?.[0]).toBe(fit);
  });

  const [tally, gst, bank] = terms.skills;
  test.each([
    [[tally, bank, 'Excel'], 'nearly', `2 of 3: not ${gst}`],
    [['Excel'], 'not', `0 of 3: not ${tally}, ${gst}, ${bank}`],
    [[], 'unsaid', 'no skill ticked'],
  ])('skills: %s', (skills, fit, reason) => {
    expect(asked({ skills }, 'skills')).toEqual([fit, reason]);
  });

  test('a skill whose name holds a comma is read as one', () => {
    const cloud = 'Cloud accounting (Zoho Books, QuickBooks, Xero)';
    expect(asked({ skills: ['Excel', cloud] }, 'skills', { skills: [cloud] })?.[0]).toBe('met');
  });

  test.each([
    [{ 'rate-gst': '5' }, 'nearly', 'Accounting 7 (5 asked), Tally 9 (7 asked), GST 5 (6 asked)'],
    [{ 'rate-gst': '3' }, 'not', 'Accounting 7 (5 asked), Tally 9 (7 asked), GST 3 (6 asked)'],
    [
      { 'rate-gst': '0', 'rate-tally': '', 'rate-accounting': '0' },
      'unsaid',
      'Accounting unrated (5 asked), Tally unrated (7 asked), GST unrated (6 asked)',
    ],
  ])('ratings: %s', (answers, fit, reason) => {
    expect(asked(answers, 'level')).toEqual([fit, reason]);
  });

  test.each([
    [['Tamil', 'Hindi'], 'nearly', 'Tamil, Hindi; not English'],
    [['Hindi'], 'not', 'Hindi; not English, Tamil'],
    [[], 'unsaid', 'no language ticked'],
  ])('languages: %s', (speak, fit, reason) => {
    expect(asked({ speak }, 'languages')).toEqual([fit, reason]);
  });

  test.each([
    ['Student, preparing for a job', 'met'],
    ['Currently unemployed', 'met'],
    ['On notice period', 'nearly'],
    ['In a job, searching for a better one', 'unsaid'],
    ['', 'unsaid'],
  ])('begins: %s', (employeeStatus, fit) => {
    expect(asked({ employeeStatus }, 'from')?.[0]).toBe(fit);
  });
});

test('a certificate counts by its number in our register, nearly where it is only named', () => {
  const wants = { ...asksNothing, certificates: [3] };
  const fitOf = (certifications: readonly string[], valid: ReadonlyMap<string, number>) =>
    rank(wants, applicant('one', { certifications }), valid)[0]?.fits[0]?.[1];
  const known = new Map([['HC-2026-4K7MQ2R', 3]]);
  expect(fitOf(['hc-2026-4k7mq2r'], known)).toBe('met');
  expect(fitOf(['hc-2026-4k7mq2r'], new Map())).toBe('not');
  expect(fitOf([certificates[2] ?? ''], known)).toBe('nearly');
  expect(fitOf([certificates[4] ?? ''], known)).toBe('not');
  expect(fitOf([], known)).toBe('unsaid');
});

test('stored ranking data reads back as it was', () => {
  const all = [
    {},
    {
      location: 'Others',
      customLocation: 'New\t\nTown',
      salaryRange: 'More than ₹1,00,000 per month',
    },
    {
      location: 'Others',
      customLocation: 'சென்னை',
      skills: [],
      speak: ['Odia'],
      experience: 'x',
      salaryRange: '',
      certifications: ['HC-2026-4K7MQ2R', 'HC-2026-4K7MQ2S'],
    },
  ].map((answers, at) => applicant(`id-${at}`, answers, 1_795_000_000_000 + at));
  const lines = all.map(({ id, receivedAt, facts }) => [id, receivedAt, packFacts(facts)]);
  expect(lines.map((line) => readFacts(line.join('\t')))).toEqual(all);
});
