import type { Locator } from '@playwright/test';
import { wide } from '#tests/journeys/axe';
import { dialogOf, dialogs, openerOf } from '#tests/journeys/dialogs';
import { expect, takeTime, test } from '#tests/journeys/fixture';
import { tabStops, tabThrough, tabTo } from '#tests/journeys/keyboard';
import { openWhole } from '#tests/journeys/page-bytes';

const phone = { width: 360, height: 640 };
const desk = { width: 1280, height: 720 };

for (const size of [phone, desk]) {
  test(`at ${size.width} px the Tab key reaches everything, and the focus is never out of sight, there or back`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    for (const path of ['/', '/certification', '/applyJobs', '/termsandconditions']) {
      await openWhole(page, path);
      const expected = await tabStops(page);
      const there = await tabThrough(page, 'Tab');
      expect.soft(there.hidden, `${path} with Tab`).toEqual([]);
      expect.soft(there.stops, `${path} has its stops`).toBeGreaterThanOrEqual(expected);
      const back = await tabThrough(page, 'Shift+Tab');
      expect.soft(back.hidden, `${path} with Shift+Tab`).toEqual([]);
    }
  });
}

for (const each of dialogs) {
  test(`“${each.title}” takes the focus, keeps it, and gives it back on Escape`, async ({
    page,
  }) => {
    await page.setViewportSize(each.widths?.includes(wide.width) ? wide : phone);
    await page.goto(each.path);
    const opener = openerOf(page, each);
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page, each);
    await expect(dialog).toBeVisible();
    const inside = () =>
      dialog.evaluate((element) => {
        const focused = document.activeElement;
        return focused === document.body || element.contains(focused);
      });
    for (let keyCount = 0; keyCount < 25; keyCount++) {
      expect(await inside(), `after ${keyCount} presses`).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('the keyboard alone leads from the menu over the modules and the selection to an enrolment', async ({
  page,
  post,
}) => {
  await page.setViewportSize(phone);
  const type = (key: string) => page.keyboard.press(key);
  const enter = async (target: Locator, key?: string) => {
    await tabTo(page, target, key);
    await type('Enter');
  };
  await page.goto('/');
  await type('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await type('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await enter(page.getByRole('button', { name: 'Menu' }), 'Shift+Tab');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await enter(drawer.getByRole('link', { name: 'Certification' }));
  await expect(page).toHaveURL(/\/certification$/);
  await tabTo(page, page.getByRole('checkbox', { name: 'GST fundamentals' }));
  await type('Space');
  const cart = page.getByRole('button', { name: 'Your selection' });
  await enter(cart, 'Shift+Tab');
  const panel = page.getByRole('dialog', { name: 'Your selection' });
  await expect(panel).toContainText('5 GST fundamentals');
  await enter(panel.getByRole('link', { name: 'Go to enrolment' }));
  const enrolment = page.getByRole('dialog', { name: 'Exam Enrollment' });
  await expect(panel).toBeHidden();
  await expect(enrolment).toContainText('AcSS 5');
  for (const [label, answer] of [
    ['Name', 'Kavi Keys'],
    ['Email', 'kavi@example.in'],
    ['Phone', '9876543210'],
  ] as const) {
    await tabTo(page, enrolment.getByLabel(label));
    await page.keyboard.type(answer);
  }
  await tabTo(page, enrolment.getByLabel('I authorize HOA'));
  await type('Space');
  await takeTime(page);
  await enter(enrolment.getByRole('button', { name: 'Ask for this module' }));
  const done = page.getByRole('dialog', { name: 'Submission successful!' });
  await expect(done).toBeVisible();
  await enter(done.getByRole('button', { name: 'Got It' }));
  await expect(done).toBeHidden();
  const mail = await post.mailAbout('[certificate] Kavi Keys');
  expect(mail.text).toContain('AcSS 5 GST fundamentals');
});
