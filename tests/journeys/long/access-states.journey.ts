import { answer, expectStep, formOf, nextOf } from '#tests/journeys/applying';
import { desk, expectAccessible, expectAccessibleAnywhere } from '#tests/journeys/axe';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { fillPerson } from '#tests/journeys/person';
import { expectNothingLost } from '#tests/journeys/reflow';

/** The steps of the application that cannot be left unanswered. */
const asking = [1, 7, 11];

test('each step of the application is accessible, unanswered and with its errors', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/applyJobs');
  for (let step = 1; step < 12; step++) {
    await expectStep(page, step);
    await expectAccessibleAnywhere(page, [desk]);
    if (asking.includes(step)) {
      await nextOf(page).click();
      await expect(formOf(page).getByRole('alert')).toBeFocused();
      await expectAccessibleAnywhere(page);
    }
    await answer(page, step, 'Asha Access');
    await expectAccessible(page, ['dark']);
    await nextOf(page).click();
  }
  await expectStep(page, 12);
  await expectAccessibleAnywhere(page);
});

test('what unfolds is accessible unfolded', async ({ page }) => {
  test.setTimeout(90_000);
  for (const path of ['/', '/about', '/coaching', '/downloads']) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) {
        // Of those with one name only one can be open.
        part.removeAttribute('name');
        part.open = true;
      }
    });
    await expectAccessibleAnywhere(page);
    await expectNothingLost(page, `${path} unfolded`);
  }
});

test('a filled selection is accessible and whole, beside the modules and in its panel', async ({
  page,
}) => {
  await page.goto('/certification');
  await page.evaluate(() => {
    const modules = { type: 'one-on-one', haca: ['final'], acss: [1, 3] };
    const cart = { certification: modules, coaching: modules, licenses: ['trainer'] };
    localStorage.setItem('cart', JSON.stringify(cart));
  });
  await page.reload();
  await expectAccessibleAnywhere(page);
  await expectNothingLost(page, 'the selection');
  await page.getByRole('button', { name: 'Your selection' }).click();
  const panel = page.getByRole('dialog', { name: 'Your selection' });
  await expect(panel).toContainText('Final, whole level');
  await expectAccessibleAnywhere(page);
  await expectNothingLost(page, 'the panel');
});

test('the answers of the site are accessible: received, refused, not found, closed', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  await expectAccessibleAnywhere(page);
  await page.goto('/aiwebinar');
  await expectAccessibleAnywhere(page);
  await page.goto('/contact-us');
  const form = page.locator('form#contact-us');
  await fillPerson(form, 'Asha Access');
  await takeTime(page);
  await form.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Request received' })).toBeVisible();
  await expectAccessibleAnywhere(page);
  await expectNothingLost(page, 'the success');
  await page.goto('/contact-us');
  const [answered] = await Promise.all([
    page.waitForNavigation(),
    // As the browser sends it without scripts.
    form.evaluate((element) => (element as HTMLFormElement).submit()),
  ]);
  expect(answered?.status()).toBe(422);
  await expectAccessibleAnywhere(page);
  await expectNothingLost(page, 'the refusal');
});
