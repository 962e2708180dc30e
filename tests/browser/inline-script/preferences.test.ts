/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from '@jest/globals';
import {
  applyPreferences,
  changePreference,
  paintThemeColor,
} from '#lib/browser/inline-script/preferences';
import { storage } from '#lib/platform/browser/storage';
import { grounds } from '#lib/platform/values/page-marks';

const root = document.documentElement;

function click(data: Record<string, string>): void {
  const element = document.createElement('button');
  Object.assign(element.dataset, data);
  changePreference(element);
  applyPreferences();
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#000">';
  delete root.dataset.theme;
  delete root.dataset.promo;
  applyPreferences();
  paintThemeColor();
});

test('is dark until set otherwise, also by nonsense', () => {
  expect(root.dataset.theme).toBe('dark');
  storage.set('theme', 'pink');
  applyPreferences();
  expect(root.dataset.theme).toBe('dark');
});

test('gives the browser the ground of the theme', () => {
  const colour = () => document.querySelector('meta')?.getAttribute('content');
  expect(colour()).toBe(grounds.dark);
  click({ shell: 'theme' });
  expect(colour()).toBe(grounds.light);
  const styles = readFileSync('app/globals.css', 'utf8');
  const painted = [...styles.matchAll(/--ground: (#\w+)/g)].map(([, value]) => value);
  expect(painted.slice(0, 2)).toEqual(Object.values(grounds));
});

test('keeps dismissed what was dismissed, for thirty days and no longer', () => {
  const day = 24 * 60 * 60 * 1000;
  const shown = (now: number) => {
    delete root.dataset.promo;
    applyPreferences(now);
    return root.dataset.promo !== 'off';
  };
  click({ shell: 'dismiss', key: 'promo', days: '30' });
  const now = Date.now();
  expect([shown(now), shown(now + 29 * day), shown(now + 31 * day)]).toEqual([false, false, true]);
});
