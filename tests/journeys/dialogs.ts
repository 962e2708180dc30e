/** Every dialog that a visitor can open, and from where. */
import type { Locator, Page } from '@playwright/test';
import { screening } from '#data/application-choices';
import { comingSoon } from '#data/downloads';
import { tamilPage as jobHunt } from '#data/job-hunt/ta';
import { tamilForm } from '#data/job-hunt-form/ta';
import { licences } from '#data/licences';
import { expect } from '#tests/journeys/fixture';

interface OpenedFrom {
  readonly path: string;
  readonly opener: string;
  readonly title: string;
  /** The windows, by width, in which its opener is shown; by default both. */
  readonly widths?: readonly number[];
}

export const dialogs: readonly OpenedFrom[] = [
  { path: '/about', opener: 'Menu', title: 'Menu', widths: [360] },
  { path: '/about', opener: 'Your selection', title: 'Your selection' },
  { path: '/about', opener: 'Contact Us', title: 'Contact Us' },
  {
    path: '/about',
    opener: 'Ask for accountants',
    title: 'Employer / Post Job: ask for accountants',
    widths: [1600],
  },
  { path: '/certification', opener: 'Ask for your modules', title: 'Exam Enrollment' },
  { path: '/coaching', opener: 'Enquire Now', title: 'Enquire about coaching' },
  ...licences.map(({ title }) => ({ path: '/licenses', opener: `Register: ${title}`, title })),
  { path: '/downloads', opener: comingSoon[0], title: 'Coming Soon' },
  {
    path: '/applyJobs',
    opener: 'Two-Stage Accountant Screening Process',
    title: screening.title,
  },
  {
    path: '/job-hunt',
    opener: `${jobHunt.register} ${jobHunt.registerEnglish}`,
    title: tamilForm.texts.title,
  },
];

export const openerOf = (page: Page, { opener }: OpenedFrom): Locator =>
  page.getByRole('button', { name: opener, exact: true }).first();

export const dialogOf = (page: Page, { title }: OpenedFrom): Locator =>
  page.getByRole('dialog', { name: title, exact: true });

/** Sends the form of a dialog unanswered, where it has one. */
export async function err(dialog: Locator): Promise<boolean> {
  const form = dialog.locator('form.form');
  if ((await form.count()) === 0) return false;
  const consent = form.getByLabel('I authorize HOA');
  if ((await consent.count()) > 0) await consent.check();
  else await form.getByRole('textbox').first().focus();
  await expect(form).toHaveJSProperty('noValidate', true);
  await form.locator('button:is([type=submit], .job-next):visible').first().click();
  await expect(form.getByRole('alert')).toBeFocused();
  return true;
}
