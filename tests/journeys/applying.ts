/** Somebody who fills in the application: what they answer at each step, and how they go on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

export const titles = [
  'Personal information',
  'Certification',
  'Education',
  'Employment status',
  'Experience',
  'Languages',
  'Skills',
  'Salary',
  'Skill ratings',
  'Work preference',
  'Resume',
  'Review and submit',
] as const;

export const resume = {
  name: 'Resume.pdf',
  mimeType: 'application/pdf',
  buffer: readFileSync(join(import.meta.dirname, '../platform/files/files/plain.pdf')),
};

export const formOf = (page: Page) => page.getByRole('form', { name: 'Job application' });
export const nextOf = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const submitOf = (page: Page) => page.getByRole('button', { name: 'Submit application' });
export const successOf = (page: Page) =>
  page.getByRole('heading', { name: 'Your application has been submitted successfully!' });

const answers: readonly ((form: Locator, name: string) => Promise<void>)[] = [
  async (form, name) => {
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByLabel('Mobile').fill('9876543210');
    await form.getByLabel('Email').fill('asha@example.in');
    await form.getByLabel('Female').check();
    await form.getByLabel('Age', { exact: true }).fill('24');
    await form.getByLabel('Others', { exact: true }).first().check();
    await form.getByLabel('Your preferred location').fill('Coimbatore');
    await form.getByLabel('Contact Address').fill('12 Temple Street\nMadurai 625001');
  },
  async (form) => {
    await form.getByLabel('Yes', { exact: true }).check();
    await form.getByLabel('ACSS 3 - tally-basic').check();
    await form.getByLabel('ACSS 15 - gulf-vat').check();
  },
  async (form) => {
    await form.getByLabel('B.Com').check();
    await form.getByLabel('CA/CMA/CS Foundation').check();
  },
  (form) => form.getByLabel('On notice period').check(),
  (form) => form.getByLabel('2-4 years').check(),
  async (form) => {
    for (const tick of ['Tamil: speak', 'Tamil: read', 'English: speak', 'English: write']) {
      await form.getByLabel(tick).check();
    }
  },
  async (form) => {
    await form.getByLabel('Bank reconciliation').check();
    await form.getByText('13 more').click();
    await form.getByLabel('Audit support').check();
    await form.getByLabel('I declare that I can do the ticked work').check();
  },
  async (form) => {
    await form.getByLabel('Last salary per month').fill('28,000');
    await form.getByLabel('₹33,000-42,000 per month').check();
  },
  async (form) => {
    for (const [subject, exactly] of [
      ['Accounting', '8, Expert'],
      ['GST', '5, Intermediate'],
    ] as const) {
      const group = form.getByRole('group', { name: subject });
      await group.getByText('Exactly, 0 to 10').click();
      await group.getByLabel(exactly).check();
    }
    await form.getByRole('group', { name: 'VAT' }).getByLabel('Not yet').check();
  },
  (form) => form.getByLabel('Remote Projects').check(),
  (form) => form.getByLabel('Resume', { exact: true }).setInputFiles(resume),
];

/** Gives the answers of one step, counted from 1; the review asks for none. */
export async function answer(page: Page, step: number, name: string): Promise<void> {
  await answers[step - 1]?.(formOf(page), name);
}

/** On the long form of who has no scripts. */
export async function answerAll(page: Page, name: string): Promise<void> {
  for (const [index] of titles.entries()) await answer(page, index + 1, name);
}

export async function expectLongForm(page: Page): Promise<void> {
  for (const name of titles) {
    await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
  }
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(nextOf(page)).toBeHidden();
  await expect(submitOf(page)).toBeVisible();
}

export async function expectStep(page: Page, step: number): Promise<void> {
  const title = titles[step - 1] ?? '';
  await expect(page.getByRole('heading', { name: title, exact: true, level: 2 })).toBeVisible();
  await expect(formOf(page)).toContainText(`Step ${step} of 12`);
}

/** From a step to a later one, which is left unanswered. */
export async function goOn(page: Page, name: string, to: number, from = 1): Promise<void> {
  for (let step = from; step < to; step++) {
    await answer(page, step, name);
    await nextOf(page).click();
    await expectStep(page, step + 1);
  }
}

/** Scripts are there. */
export const expectAwake = (page: Page) =>
  expect(formOf(page)).toHaveAttribute('data-live', 'true');

export const filledIn = (page: Page) =>
  formOf(page).evaluate((form) =>
    [...new FormData(form as HTMLFormElement)].map(([name, value]) =>
      typeof value === 'string' ? `${name}: ${value}` : `${name}: ${value.name}, ${value.size}`,
    ),
  );

export const storedIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const stored = Object.keys(localStorage).filter((key) => key === 'application');
        const opening = indexedDB.open('application', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('resume');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const files = opening.result.transaction('resume').objectStore('resume').getAll();
          files.onsuccess = () => {
            opening.result.close();
            resolve([...stored, ...files.result.map((file: File) => file.name)]);
          };
        };
      }),
  );
