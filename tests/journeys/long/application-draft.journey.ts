import {
  answer,
  expectAwake,
  expectStep,
  filledIn,
  formOf,
  goOn,
  nextOf,
  resume,
  storedIn,
  submitOf,
  successOf,
} from '#tests/journeys/applying';
import { expect, hold, takeTime, test } from '#tests/journeys/fixture';
import { scripts } from '#tests/journeys/page-bytes';

/** An empty file field reads as a nameless file of no bytes. */
const isAnswered = (field: string) => !/: (, 0)?$/.test(field);

test('a reload at any step keeps every answer, the resume included, and so does a closed tab', async ({
  context,
  page,
  post,
}) => {
  await page.goto('/applyJobs');
  for (let step = 1; step <= 12; step++) {
    await expectStep(page, step);
    await answer(page, step, 'Asha Reloads');
    // A file is stored a moment after it is chosen.
    if (step === 11) await expect.poll(() => storedIn(page)).toContain('Resume.pdf');
    const typed = await filledIn(page);
    await page.reload();
    await expectAwake(page);
    await expectStep(page, step);
    await expect.poll(() => filledIn(page)).toEqual(typed);
    if (step < 12) await nextOf(page).click();
  }
  await expect(formOf(page).locator('summary').last()).toContainText('Resume.pdf, 1 KB');
  await expect(formOf(page)).toContainText(/Saved in this browser at .*, for 30 days\./);

  await page.close();
  const later = await context.newPage();
  for (const path of ['/', '/jobs']) {
    await later.goto(path);
    const back = later.getByRole('link', { name: 'Continue your application: step 12 of 12' });
    await expect(back).toHaveAttribute('href', '/applyJobs');
  }
  await later.goto('/applyJobs');
  await expect(formOf(later).getByRole('status')).toContainText(
    /We brought back what you typed on .+ [AP]M IST, and your resume Resume\.pdf\. You are at step 12 of 12\./,
  );
  await expectStep(later, 12);
  await expect(formOf(later).locator('summary').last()).toContainText('Resume.pdf, 1 KB');
  await takeTime(later);
  await submitOf(later).click();
  await expect(successOf(later)).toBeFocused();
  const mail = await post.mailAbout('[application] Asha Reloads');
  expect(mail.attachments[0]?.filename).toBe('Resume.pdf');
  await later.goto('/applyJobs');
  await expect(formOf(later).getByLabel('Name', { exact: true })).toHaveValue('');
});

test('what was typed is deleted once it has asked, the resume included', async ({ page }) => {
  await page.goto('/applyJobs');
  await goOn(page, 'Asha Deletes', 12);
  expect(await storedIn(page)).toEqual(['application', 'Resume.pdf']);
  await page.getByRole('button', { name: 'Delete what I typed' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expectStep(page, 1);
  await expect.poll(() => storedIn(page)).toEqual([]);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(formOf(page).getByLabel('Name', { exact: true })).toHaveValue('');
    expect((await filledIn(page)).filter(isAnswered)).toEqual([]);
  }
});

test('of two resumes that are chosen one right after the other the second is stored, and none after a deletion', async ({
  page,
}) => {
  await page.goto('/applyJobs');
  await goOn(page, 'Asha Chooses', 11);
  const field = formOf(page).getByLabel('Resume', { exact: true });
  // It takes longer to read than the small one.
  const large = { ...resume, name: 'Large.pdf', buffer: Buffer.alloc(4_900_000, resume.buffer) };
  await field.setInputFiles(large);
  await field.setInputFiles(resume);
  await expect.poll(() => storedIn(page)).toEqual(['application', 'Resume.pdf']);
  await field.setInputFiles(large);
  await page.getByRole('button', { name: 'Delete what I typed' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expectStep(page, 1);
  await expect.poll(() => storedIn(page)).toEqual([]);
  await page.reload();
  expect(await storedIn(page)).toEqual([]);
});

test('on a shared computer nothing is stored, not even over a reload', async ({ page }) => {
  await page.goto('/applyJobs');
  await answer(page, 1, 'Asha Shares');
  await expectAwake(page);
  expect(await storedIn(page)).toEqual(['application']);
  const shared = page.getByLabel('This is a shared computer: keep nothing here');
  await shared.check();
  await expect.poll(() => storedIn(page)).toEqual([]);
  await goOn(page, 'Asha Shares', 12);
  expect(await storedIn(page)).toEqual([]);
  await page.reload();
  await expectAwake(page);
  await expectStep(page, 1);
  await expect(shared).toBeChecked();
  expect((await filledIn(page)).filter(isAnswered)).toEqual([]);
  await formOf(page).getByLabel('Name', { exact: true }).fill('Asha Again');
  expect(await storedIn(page)).toEqual([]);
  await page.goto('/jobs');
  await page.goBack();
  await expect(formOf(page)).toBeVisible();
  expect((await filledIn(page)).filter(isAnswered)).toEqual([]);
});

test('two open tabs are one application: what one types, chooses or deletes is in the other', async ({
  context,
  page,
}) => {
  await page.goto('/applyJobs');
  const other = await context.newPage();
  await other.goto('/applyJobs');
  const address = (of: typeof page) => formOf(of).getByLabel('Contact Address');
  await address(other).fill('7 Lake Road, Tirunelveli');
  await expectAwake(other);
  await goOn(page, 'Asha Tabs', 12);
  await expect(formOf(other).getByLabel('Name', { exact: true })).toHaveValue('Asha Tabs');
  await expect.poll(() => filledIn(other)).toEqual(await filledIn(page));
  expect(await filledIn(other)).toContain('resume: Resume.pdf, 660');
  await expectStep(other, 1);
  await address(other).fill('9 Hill Road, Tirunelveli');
  await expect(address(page)).toHaveValue('9 Hill Road, Tirunelveli');
  await expect(formOf(page)).toContainText('9 Hill Road, Tirunelveli');
  expect(await filledIn(page)).toEqual(await filledIn(other));
  await page.getByRole('button', { name: 'Delete what I typed' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect.poll(async () => (await filledIn(other)).filter(isAnswered)).toEqual([]);
  await expect(formOf(other)).toContainText('What you type is kept in this browser');
});

test('a shared computer that is ticked before the scripts are there keeps nothing', async ({
  page,
}) => {
  const arrive = await hold(page, scripts);
  await page.goto('/applyJobs');
  await answer(page, 1, 'Asha Early');
  const shared = page.getByLabel('This is a shared computer: keep nothing here');
  await shared.check();
  arrive();
  await expectAwake(page);
  await expect(shared).toBeChecked();
  await expect(formOf(page).getByLabel('Name', { exact: true })).toHaveValue('Asha Early');
  await expect(formOf(page)).not.toContainText('is kept in this browser');
  expect(await storedIn(page)).toEqual([]);
});

test('sent without a connection, it goes by itself once the connection is back', async ({
  context,
  page,
  post,
}) => {
  await page.goto('/applyJobs');
  await goOn(page, 'Asha Offline', 12);
  await context.setOffline(true);
  await takeTime(page);
  await submitOf(page).click();
  await expect(formOf(page).getByRole('alert')).toContainText(
    'You are offline. Nothing is lost: your application will be sent as soon as the connection is back. Keep this page open.',
  );
  expect(await storedIn(page)).toEqual(['application', 'Resume.pdf']);
  await context.setOffline(false);
  await expect(successOf(page)).toBeFocused();
  await post.mailAbout('[application] Asha Offline');
});

test('a send that fails says so, keeps everything and can be tried again', async ({
  page,
  post,
}) => {
  await page.goto('/applyJobs');
  await goOn(page, 'Asha Fails', 12);
  await takeTime(page);
  await page.route('**/api/applyjobs', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await submitOf(page).click();
  const alert = formOf(page).getByRole('alert');
  await expect(alert).toContainText(
    'There was an error submitting your application. Please try again.',
  );
  await expect(alert).toContainText(
    'Everything you filled in is still here. Submit it again, or call +91 00000 00000.',
  );
  await expect(alert).toBeFocused();
  expect(await storedIn(page)).toEqual(['application', 'Resume.pdf']);
  await page.unroute('**/api/applyjobs');
  await submitOf(page).click();
  await expect(successOf(page)).toBeFocused();
  await post.mailAbout('[application] Asha Fails');
});
