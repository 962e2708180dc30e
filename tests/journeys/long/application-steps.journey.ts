import {
  answer,
  expectAwake,
  expectStep,
  formOf,
  goOn,
  nextOf,
  submitOf,
  titles,
} from '#tests/journeys/applying';
import { expect, test } from '#tests/journeys/fixture';

test('Change on the review leads to the step, and Next back with the new answer', async ({
  page,
}) => {
  await page.goto('/applyJobs');
  await goOn(page, 'Asha Changes', 12);
  const phone = { width: 360, height: 640 };
  await page.setViewportSize(phone);
  // Every step is answered, and Submit is no more than a screen away.
  const submit = await submitOf(page).boundingBox();
  expect(submit?.y).toBeLessThan(2 * phone.height);
  await page.getByRole('link', { name: 'Change Education' }).click();
  await expectStep(page, 3);
  await expect(formOf(page)).toContainText('Next takes you back to the review.');
  await formOf(page).getByLabel('M.Com').check();
  await nextOf(page).click();
  await expectStep(page, 12);
  const education = formOf(page).locator('.review details').filter({ hasText: 'M.Com' });
  await expect(education.locator('summary')).toContainText('B.Com, M.Com, CA/CMA/CS Foundation');
  await education.locator('summary').click();
  await expect(education.locator('dd')).toHaveText('B.Com, M.Com, CA/CMA/CS Foundation');
  for (const title of titles.slice(0, -1)) {
    await expect(page.getByRole('link', { name: `Change ${title}`, exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Change Certification' }).click();
  await formOf(page).getByLabel('No', { exact: true }).check();
  await formOf(page).getByLabel('Yes', { exact: true }).check();
  await expect(formOf(page).getByLabel('ACSS 3 - tally-basic')).not.toBeChecked();
});

test('on a phone the first step is one view, from its heading to Next', async ({ page }) => {
  const phone = { width: 360, height: 700 };
  await page.setViewportSize(phone);
  await page.goto('/applyJobs');
  const endOfNext = async () => {
    const next = await nextOf(page).boundingBox();
    return (next?.y ?? phone.height) + (next?.height ?? 0);
  };
  expect(await endOfNext()).toBeLessThanOrEqual(phone.height);
  // At the first touch the scripts come, and may add nothing above Next.
  await formOf(page).getByLabel('Name', { exact: true }).focus();
  await expectAwake(page);
  expect(await endOfNext()).toBeLessThanOrEqual(phone.height);
  const controls = formOf(page).locator('#step-1 :is(input:not([type="radio"]), label.option)');
  for (const control of await controls.filter({ visible: true }).all()) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the browser’s Back leads to the previous step, Forward on again, with all that was typed', async ({
  page,
}) => {
  await page.goto('/jobs');
  await page.goto('/applyJobs');
  await goOn(page, 'Asha Back', 4);
  await page.goBack();
  await expectStep(page, 3);
  await page.goBack();
  await expectStep(page, 2);
  await page.goForward();
  await expectStep(page, 3);
  await expect(formOf(page).getByLabel('B.Com')).toBeChecked();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectStep(page, 2);
  // Clicked twice, it still leads to the first step, and not out of the page.
  await page.getByRole('button', { name: 'Previous' }).dblclick();
  await expectStep(page, 1);
  await expect(formOf(page).getByLabel('Name', { exact: true })).toHaveValue('Asha Back');
  await page.goBack();
  await expect(page).toHaveURL(/\/jobs$/);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 700 } });

  test('the last answer of a step leads on, the declaration too, and what may stay empty is skipped', async ({
    page,
  }) => {
    await page.goto('/applyJobs');
    await answer(page, 1, 'Tara Touch');
    await expectAwake(page);
    await nextOf(page).tap();
    await formOf(page).getByLabel('No', { exact: true }).tap();
    await expectStep(page, 3);
    await page.getByRole('button', { name: 'Skip to skills' }).tap();
    await expectStep(page, 7);
    await formOf(page).getByLabel('Bank reconciliation').tap();
    await formOf(page).getByLabel('I declare that I can do the ticked work').tap();
    await expectStep(page, 8);
    await page.getByRole('button', { name: 'Skip to resume' }).tap();
    await expectStep(page, 11);
    await page.getByRole('button', { name: 'Previous' }).tap();
    await expectStep(page, 10);
  });
});
