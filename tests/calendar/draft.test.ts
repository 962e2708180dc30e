/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { progressOf } from '#lib/forms/webinar-free/answers';
import {
  draftKey,
  dropDraft,
  keepDraft,
  readDraft,
  sendStoredDraft,
} from '#lib/forms/webinar-free/draft';
import { webinarFree } from '#lib/forms/webinar-free/form';

const basics = { name: 'Meena', email: 'meena@example.in', phone: '9876543210' };

afterEach(dropDraft);

test('sends a stored draft once and removes it', async () => {
  const sent: unknown[] = [];
  const send = async (draft: unknown) => {
    sent.push(draft);
    return true;
  };
  keepDraft(basics);
  await sendStoredDraft(send);
  await sendStoredDraft(send);
  expect(sent).toEqual([basics]);
  expect(localStorage.getItem(draftKey)).toBeNull();
});

test('sends nothing without a valid email, and keeps what is there', async () => {
  for (const email of ['', 'meena', 'meena@example', 'meena,devi@example.in']) {
    keepDraft({ ...basics, email });
    await sendStoredDraft(() => Promise.reject(new Error('sent')));
    expect(readDraft()?.email).toBe(email);
  }
});

test('keeps the draft when the server did not take it', async () => {
  keepDraft(basics);
  await sendStoredDraft(async () => false);
  expect(readDraft()).toEqual(basics);
});

test('keeps what was typed while the draft was on its way', async () => {
  keepDraft(basics);
  await sendStoredDraft(async () => {
    keepDraft({ ...basics, city: 'Madurai' });
    return true;
  });
  expect(readDraft()?.city).toBe('Madurai');
});

test('a broken draft is no draft', () => {
  localStorage.setItem(draftKey, '{"name":');
  expect(readDraft()).toBeUndefined();
});

test('own words stand in place of "other", and own skills beside the ticked ones', () => {
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
