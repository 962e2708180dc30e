/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { resumeAt } from '#lib/browser/inline-script/tabs';
import { storage } from '#lib/platform/browser/storage';

const comingBack = { path: '/', rest: '', cameFromUs: false, newSession: true };
beforeEach(() => storage.set('activeTab', 'jobs'));

test('resumes at the tab last used', () => {
  expect(resumeAt(comingBack)).toBe('/jobs');
});

test.each([
  ['on any other page', { path: '/about' }],
  ['within a session, where the logo leads home', { newSession: false }],
  ['for a link from our own pages', { cameFromUs: true }],
  ['for a link with a query or hash', { rest: '#faq' }],
])('stays %s', (_, visit) => {
  expect(resumeAt({ ...comingBack, ...visit })).toBeUndefined();
});

test.each(['', '/jobs', 'https://evil.example', 'applyJobs', '../x'])('ignores %p', (stored) => {
  storage.set('activeTab', stored);
  expect(resumeAt(comingBack)).toBeUndefined();
});

test('stays when nothing is stored', () => {
  storage.set('activeTab', null);
  expect(resumeAt(comingBack)).toBeUndefined();
});
