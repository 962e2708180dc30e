/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import {
  draftKey,
  eraseDraft,
  readDraft,
  saveDraft,
  sendStoredDraft,
} from '#lib/webinars/browser/draft';
import { progressOf } from '#lib/webinars/browser/form-values';
import { webinarFree } from '#lib/webinars/forms/free';

const basics = { name: 'Meena', email: 'meena@example.in', phone: '9876543210' };

afterEach(eraseDraft);

test('sends a stored draft once and removes it', async () => {
  let sent = 0;
  const send = async () => {
    sent += 1;
    return true;
  };
  saveDraft(basics);
  await sendStoredDraft(send);
  await sendStoredDraft(send);
  expect(sent).toBe(1);
  expect(localStorage.getItem(draftKey)).toBeNull();
});

test('sends nothing without a valid email, and keeps what is there', async () => {
  for (const email of ['', 'meena', 'meena@example', 'meena,devi@example.in']) {
    saveDraft({ ...basics, email });
    await sendStoredDraft(() => Promise.reject(new Error('sent')));
    expect(readDraft()?.email).toBe(email);
  }
});

test('keeps the draft when the server did not take it', async () => {
  saveDraft(basics);
  await sendStoredDraft(async () => false);
  expect(readDraft()).toEqual(basics);
});

test('keeps what was typed while the draft was on its way', async () => {
  saveDraft(basics);
  await sendStoredDraft(async () => {
    saveDraft({ ...basics, city: 'Madurai' });
    return true;
  });
  expect(readDraft()?.city).toBe('Madurai');
});

test('a broken draft is no draft', () => {
  localStorage.setItem(draftKey, '{"name":');
  expect(readDraft()).toBeUndefined();
});

test('own words are in place of "other", and own skills beside the ticked ones', () => {
  const at = Date.parse('2026-11-20T12:00:00Z');
  const form = new FormData();
  for (const [name, value] of Object.entries(basics)) form.set(name, value);
  form.set('studies', 'other');
  form.set('customStudies', 'B.Sc Maths');
  form.append('skills', 'Tally');
  form.set('customSkills', 'Zoho Books, , Power BI');
  const body = progressOf(form, 'Submitted Successfully!', at);
  expect(body.formData).toMatchObject(basics);
  expect(body.userDetails).toMatchObject({
    studies: 'B.Sc Maths',
    skills: ['Tally', 'Zoho Books', 'Power BI'],
  });
  expect(webinarFree.compose?.({ userDetails: body.userDetails }, at)).toMatchObject({
    studies: 'B.Sc Maths',
    skills: ['Tally', 'Zoho Books', 'Power BI'],
  });
  expect(body.date).toBe('20/11/26');
  expect(body.time).toMatch(/^5:30:00/);
});
