/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { readDraft, saveDraft } from '#lib/browser/application/draft';
import { markShared } from '#lib/browser/application/marks';
import { knownFromApplication, putIntoApplication } from '#lib/browser/resume/application';
import { readResumeDraft, saveResumeDraft } from '#lib/browser/resume/draft';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 24);
const values = { 'basics.name': 'Asha Kumari', 'basics.phone': '9876543210' };
const file = new File(['%PDF-'], 'Resume Asha.pdf', { type: 'application/pdf' });

beforeEach(() => {
  localStorage.clear();
  markShared(false);
});

test('a begun resume is kept for thirty days, and a broken one not at all', () => {
  saveResumeDraft({ savedAt: now, values });
  expect(readResumeDraft(now + 29 * day)?.values).toEqual(values);
  expect(readResumeDraft(now + 30 * day)).toBeUndefined();
  expect(localStorage.getItem('resume')).toBeNull();
  localStorage.setItem('resume', '{"savedAt":1e99,"values":{"basics.name":5}}');
  expect(readResumeDraft(now)).toBeUndefined();
});

test('a resume that is taken leads a begun application to its resume step, and begins one otherwise', async () => {
  expect(await putIntoApplication(file, values, now)).toBe(true);
  expect(readDraft(now)).toMatchObject({
    step: 1,
    typed: { name: ['Asha Kumari'], mobile: ['9876543210'] },
  });
  saveDraft({ savedAt: now, step: 12, key: 'k', typed: { name: ['Asha'], age: ['24'] } });
  expect(await putIntoApplication(file, values, now)).toBe(true);
  expect(readDraft(now)).toMatchObject({ step: 11, key: 'k', typed: { age: ['24'] } });
});

test('on a shared computer nothing is put anywhere', async () => {
  markShared(true);
  expect(await putIntoApplication(file, values, now)).toBe(false);
  expect(localStorage.length).toBe(0);
});

test('the form begins with what the application knows', () => {
  expect(knownFromApplication(now)).toEqual({});
  saveDraft({ savedAt: now, step: 3, key: 'k', typed: { name: ['Asha'], speak: ['Tamil'] } });
  expect(knownFromApplication(now)).toEqual({
    'basics.name': 'Asha',
    'languages.0.language': 'Tamil',
    'languages.0.fluency': 'speak',
  });
});
