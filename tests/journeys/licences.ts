/** What each licence asks of who registers for it. */
import type { Page } from '@playwright/test';
import { expect, takeTime } from '#tests/journeys/fixture';
import type { Inbox } from '#tests/journeys/inbox';
import { fillPerson } from '#tests/journeys/person';

/** Registers for the licence of this title: first without the authorization, which is asked for, then with it. */
export async function registerFor(page: Page, post: Inbox, title: string): Promise<void> {
  await page.goto('/licenses');
  await page.getByRole('button', { name: `Register: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await fillPerson(dialog, `Leela ${title}`);
  await expect(dialog.locator('form.form')).toHaveJSProperty('noValidate', true);
  await takeTime(page);
  const submit = dialog.getByRole('button', { name: 'Register' });
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Please authorize HOA to contact you to proceed with your application.',
  );
  await dialog.getByLabel('I authorize HOA').check();
  await submit.click();
  await expect(page.getByRole('dialog', { name: 'We have your registration' })).toContainText(
    'Your application has been submitted successfully!',
  );
  await expect(dialog).toBeHidden();
  const mail = await post.mailAbout(`[licence] Leela ${title}`);
  expect(mail.text).toContain(`Licence: ${title}`);
}
