import { expect, test } from '@jest/globals';
import { factsOf, packFacts, readFacts } from '#lib/shared/placement/facts';
import { newRanking, rank } from '#lib/shared/placement/ranking';
import { answersOf, applicant, terms } from '#tests/shared/placement/applications';

test('most met stand first, then most nearly, then the ratings asked for, then the newest', () => {
  const applicants = [
    applicant('old', {}, 1),
    applicant('far', { location: 'Dubai' }, 9),
    applicant('new', {}, 2),
    applicant('near', { experience: '0-1 years' }, 3),
    applicant('better', { 'rate-tally': '10' }, 0),
  ];
  const order = ['better', 'new', 'old', 'near', 'far'];
  expect(rank(terms, applicants).map((each) => each.applicant.id)).toEqual(order);
  const inParts = newRanking(terms);
  for (const each of applicants) inParts.add([each]);
  expect(inParts.slice(1, 3).map((each) => each.applicant.id)).toEqual(['new', 'old']);
  expect([inParts.many(), inParts.fitting()]).toEqual([5, 4]);
});

test.each([
  ['name', { name: 'Zubeida Banu' }],
  ['gender', { gender: 'Male' }],
  ['age', { age: '61' }],
  ['photograph and resume', { resume: { name: 'photo.docx', size: 4_000_000 } }],
  ['address beyond the place', { address: '9 Other Road, Mylapore, Madurai' }],
  ['last salary', { lastSalary: '95000' }],
  ['education', { education: ['CA/CMA/CS Qualified'] }],
])('another %s changes nothing that is ranked', (_, changed) => {
  expect(factsOf(answersOf(changed))).toEqual(factsOf(answersOf()));
});

test('what is kept for ranking reads back as it was', () => {
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
