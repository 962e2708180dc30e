/** Holds the clicks and letters that six tasks cost a person on a phone, and the length of home, to a bound. */
import { expect as expectThat, type Locator, type Page } from '@playwright/test';
import { announce } from '#tests/journeys/announced';
import { formOf, nextOf, resume, submitOf, successOf } from '#tests/journeys/applying';
import { askedFor } from '#tests/journeys/asked-to-pay';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { openWhole } from '#tests/journeys/page-bytes';
import { field } from '#tests/journeys/resume-maker';

const ravi = { name: 'Ravi', email: 'ravi@ex.in', phone: '9876543210' };

/** Counts what a person does. */
class Effort {
  clicks = 0;
  letters = 0;

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async type(target: Locator, text: string): Promise<void> {
    this.letters += text.length;
    await target.fill(text);
  }

  expectAtMost(clicks: number, letters: number): void {
    expectThat.soft(this.clicks, 'clicks').toBeLessThanOrEqual(clicks);
    expectThat.soft(this.letters, 'letters').toBeLessThanOrEqual(letters);
  }
}

const mainOf = (page: Page) => page.getByRole('main');

test('an application with a resume is sent with 13 clicks and 32 letters', async ({ page }) => {
  const effort = new Effort();
  await page.goto('/applyJobs');
  const form = formOf(page);
  await effort.type(form.getByLabel('Name', { exact: true }), ravi.name);
  await effort.type(form.getByLabel('Mobile'), ravi.phone);
  await effort.type(form.getByLabel('Email'), ravi.email);
  await effort.click(form.getByLabel('Male', { exact: true }));
  await effort.type(form.getByLabel('Age', { exact: true }), '24');
  await effort.click(form.getByLabel('Chennai', { exact: true }));
  await effort.click(nextOf(page));
  await effort.click(page.getByRole('button', { name: 'Skip to skills' }));
  await effort.click(form.getByLabel('I declare that I can do the ticked work'));
  await effort.click(nextOf(page));
  await effort.click(page.getByRole('button', { name: 'Skip to resume' }));
  effort.clicks += 1;
  await form.getByLabel('Resume', { exact: true }).setInputFiles(resume);
  await effort.click(nextOf(page));
  await effort.click(submitOf(page));
  await expect(successOf(page)).toBeVisible();
  effort.expectAtMost(13, 32);
});

test('three modules are asked for with 7 clicks and 30 letters', async ({ page }) => {
  const effort = new Effort();
  await page.goto('/');
  await effort.click(
    page.getByRole('link', { name: 'Certification' }).locator('visible=true').first(),
  );
  await expect(page).toHaveURL(/\/certification/);
  for (const module of [0, 1, 2]) {
    await effort.click(mainOf(page).getByRole('checkbox').nth(module));
  }
  await effort.click(
    page.getByRole('button', { name: 'Ask for these 3 modules' }).locator('visible=true').first(),
  );
  const dialog = page.getByRole('dialog', { name: 'Exam Enrollment' });
  await effort.type(dialog.getByLabel('Name', { exact: true }), ravi.name);
  await effort.type(dialog.getByLabel('Email'), ravi.email);
  await effort.type(dialog.getByLabel('Phone'), ravi.phone);
  await effort.click(dialog.getByLabel('I authorize HOA to contact me about this request.'));
  await takeTime(page);
  await effort.click(dialog.getByRole('button', { name: 'Ask for these 3 modules' }));
  await expect(page.getByText('HOA-').first()).toBeVisible();
  effort.expectAtMost(7, 30);
});

test('an employer asks for an accountant with 4 clicks and 40 letters', async ({ page }) => {
  const effort = new Effort();
  await page.goto('/');
  const employer = page.getByRole('link', { name: 'Employer / Post Jobs' });
  if (!(await employer.locator('visible=true').count())) {
    await effort.click(page.getByRole('button', { name: 'Menu' }).locator('visible=true').first());
  }
  await effort.click(employer.locator('visible=true').first());
  const form = mainOf(page)
    .locator('form')
    .filter({ has: page.getByLabel('Company Name') });
  await effort.type(form.getByLabel('Name', { exact: true }), ravi.name);
  await effort.type(form.getByLabel('Company Name'), 'ABC Foods');
  await effort.type(form.getByLabel('Email'), ravi.email);
  await effort.type(form.getByLabel('Mobile'), ravi.phone);
  await effort.click(form.getByRole('button', { name: /^One more/ }).first());
  await takeTime(page);
  await effort.click(form.getByRole('button', { name: /^Ask for/ }));
  await expect(page.getByText('HOA-').first()).toBeVisible();
  effort.expectAtMost(4, 40);
});

test('a seat in a batch is asked for from home with 3 clicks and 30 letters', async ({
  page,
  site,
}) => {
  const effort = new Effort();
  await enterDesk(page, site);
  const batch = await announce(page, 4);
  await expect(async () => {
    await page.goto('/');
    await expect(mainOf(page).locator(`a[href*="${batch}"]`)).toBeVisible({ timeout: 500 });
  }).toPass();
  await effort.click(mainOf(page).locator(`a[href*="${batch}"]`));
  const form = mainOf(page).locator('form');
  await effort.type(form.getByLabel('Name'), ravi.name);
  await effort.type(form.getByLabel('Mobile'), ravi.phone);
  await effort.type(form.getByLabel('E-mail'), ravi.email);
  await takeTime(page);
  await effort.click(form.getByRole('button', { name: 'Ask for a seat' }));
  await expect(page.getByText('HOA-').first()).toBeVisible();
  effort.expectAtMost(3, 30);
});

test('home with the next three batches stays shorter than 7,000 px on a phone', async ({
  page,
  site,
}) => {
  await enterDesk(page, site);
  for (const day of ['03-02', '03-03', '03-04']) await announce(page, 4, day);
  await expect(async () => {
    await openWhole(page, '/');
    await expect(page.locator('.stubs-band li')).toHaveCount(3, { timeout: 500 });
  }).toPass();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(7_000);
});

test('a request is paid with 4 clicks and 8 letters', async ({ page, site }) => {
  const effort = new Effort();
  await page.goto(await askedFor(page, site, 'Ravi'));
  effort.clicks += 1;
  await page.getByLabel('State').selectOption('Tamil Nadu');
  await effort.click(mainOf(page).getByRole('button', { name: 'Pay ₹11,682' }));
  await expect(page).toHaveURL(/\/sandbox-checkout\?order=/);
  await effort.click(page.getByRole('button', { name: /^Pay/ }));
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  effort.expectAtMost(4, 8);
});

test('a fresher has a resume with 7 clicks and 120 letters', async ({ page }) => {
  const effort = new Effort();
  await page.goto('/resume');
  const next = (title: string) =>
    effort.click(page.getByRole('button', { name: `Next: ${title}` }));
  await effort.type(field(page, 'Name'), 'Ravi Kumar');
  await effort.type(field(page, 'Mobile'), ravi.phone);
  await effort.type(field(page, 'E-mail'), ravi.email);
  await effort.type(field(page, 'Place'), 'Erode');
  await next('Education');
  await effort.type(field(page, 'Course').first(), 'B.Com');
  await effort.type(field(page, 'College, place').first(), 'Erode Arts College');
  await effort.type(field(page, 'Until').first(), '2026');
  await next('Work');
  await next('Skills');
  await effort.click(page.locator('summary').filter({ hasText: 'Skills and software' }));
  await effort.type(field(page, 'Software'), 'Tally Prime, Excel');
  await next('Finish');
  const coming = page.waitForEvent('download');
  await effort.click(page.getByRole('button', { name: 'Download the PDF', exact: true }));
  expect((await coming).suggestedFilename()).toBe('Resume Ravi Kumar.pdf');
  effort.expectAtMost(7, 120);
});
