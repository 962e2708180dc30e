import { expect, it } from '@jest/globals';
import {
  bandOf,
  certificates,
  languages,
  salaryRanges,
  skills,
  subjects,
} from '#data/application-choices';
import { application, flatten, nest, readAnswers } from '#lib/applications/forms';
import { stepOf, steps } from '#lib/applications/rules/steps';
import { answers } from '#tests/platform/files/post';

it('asks in twelve steps, in the order of the form', () => {
  expect(steps.length).toBe(12);
  expect(steps.flatMap(({ fields }) => fields)).toEqual(Object.keys(application.fields));
});

it('knows the step of each field', () => {
  expect(['name', 'confirmed', 'rate-vat', 'resume', 'unknown'].map(stepOf)).toEqual([
    1, 7, 9, 11, 1,
  ]);
});

it('offers 21 skills, ten bands, seven languages and ratings, seventeen certificates', () => {
  expect(
    [skills, salaryRanges, languages, Object.keys(subjects), certificates].map(
      ({ length }) => length,
    ),
  ).toEqual([21, 10, 7, 7, 17]);
  expect(new Set(skills).size).toBe(21);
  expect(certificates[0]).toBe('ACSS 1 - business-book keeping');
});

it('leaves no gap between two salaries', () => {
  const edges = salaryRanges.map((range) => [...range.matchAll(/[\d,]{6,}/g)].map(String));
  edges.slice(1).forEach((range, index) => {
    expect(range[0]).toBe(edges[index]?.at(-1));
  });
});

it('names the bands of a rating', () => {
  expect([0, 1, 4, 5, 7, 8, 10].map(bandOf)).toEqual([
    'Unrated',
    'Beginner',
    'Beginner',
    'Intermediate',
    'Intermediate',
    'Expert',
    'Expert',
  ]);
});

it('gives back the JSON application that it flattened', () => {
  expect(nest(flatten(answers))).toEqual(answers);
});

it('makes the JSON application of what the page holds', () => {
  const flat = { speak: 'Tamil', skills: 'Excel', confirmed: 'true', age: '24', 'rate-gst': '5' };
  expect(nest(flat)).toMatchObject({
    age: 24,
    languages: { speak: ['Tamil'], read: [], write: [] },
    skills: { selectedSkills: ['Excel'], confirmed: true },
    rateskills: { gst: 5, vat: 0 },
    certifications: [],
  });
});

it('drops the certificates of somebody who says that there are none', () => {
  const certifications = ['ACSS 1 - business-book keeping'];
  expect(readAnswers({ certified: 'No', certifications }).certifications).toEqual([]);
  expect(readAnswers({ certified: 'Yes', certifications }).certifications).toEqual(certifications);
  expect(readAnswers({ certifications }).certifications).toEqual(certifications);
});
