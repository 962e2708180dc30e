import { answerShown, type Change, changes } from '#tests/journeys/changed-page';
import { expect, takeTime, test } from '#tests/journeys/fixture';

test('on a page that the browser translates all that is typed stays, and the form arrives', async ({
  page,
  post,
}) => {
  await page.goto('/contact-us');
  await page.evaluate(changes.translated as Change);
  const form = page.locator('main #contact-us');
  const name = form.locator('[name=name]');
  await name.click();
  await page.keyboard.type('Asha Translated', { delay: 80 });
  await expect(form).toHaveJSProperty('noValidate', true);
  await page.keyboard.type(' Nair');
  await expect(name).toHaveValue('Asha Translated Nair');
  await form.locator('[type=submit]').click();
  await expect(form.locator('[role=alert]')).toBeFocused();
  await answerShown(form);
  await name.fill('Asha Translated Nair');
  await takeTime(page);
  await form.locator('[type=submit]').click();
  await expect(page.locator('dialog[open] #success-title')).toBeVisible();
  expect((await post.mailAbout('[callback] Asha Translated Nair')).text).toContain('98400');
});
