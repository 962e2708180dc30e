/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { markShared } from '#lib/applications/browser/marks';
import { putIntoApplication } from '#lib/resume/browser/application';
import { readResumeDraft, saveResumeDraft } from '#lib/resume/browser/draft';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 24);
const values = { 'basics.name': 'Asha Kumari', 'basics.phone': '9876543210' };
const file = new File(['%PDF-'], 'Resume Asha.pdf', { type: 'application/pdf' });

beforeEach(() => {
  localStorage.clear();
  markShared(false);
});

test('a resume draft is stored for thirty days, and a broken one is not stored', () => {
  saveResumeDraft({ savedAt: now, values });
  expect(readResumeDraft(now + 29 * day)?.values).toEqual(values);
  expect(readResumeDraft(now + 30 * day)).toBeUndefined();
  expect(localStorage.getItem('resume')).toBeNull();
  localStorage.setItem('resume', '{"savedAt":1e99,"values":{"basics.name":5}}');
  expect(readResumeDraft(now)).toBeUndefined();
});

test('on a shared computer nothing is put anywhere', async () => {
  markShared(true);
  expect(await putIntoApplication(file, values, now)).toBe(false);
  expect(localStorage.length).toBe(0);
});
