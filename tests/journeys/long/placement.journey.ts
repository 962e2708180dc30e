import type { Browser, Page } from '@playwright/test';
import { expectAccessible, phone } from '#tests/journeys/axe';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect } from '#tests/journeys/fixture';
import { beyondWindow } from '#tests/journeys/pages';
import { apply } from '#tests/journeys/placing';
import { onBothDatabases, test } from '#tests/journeys/sequence';

/** The checker of accessibility is a script: it looks at the same page in a context that runs them. */
async function expectAccessibleWithScripts(page: Page, browser: Browser): Promise<void> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({
    javaScriptEnabled: true,
    viewport: phone,
    storageState,
  });
  const seen = await context.newPage();
  await seen.goto(page.url());
  await expectAccessible(seen);
  await context.close();
}

test.use({ javaScriptEnabled: false, viewport: phone });

onBothDatabases(() => {
  test('without JavaScript, on a phone: staff ask somebody, who says yes; the employer invites, and both read when they meet', async ({
    page,
    post,
    shop,
    browser,
  }) => {
    const own = await apply(page, 'Revathi Kumar');
    const asked = await page.request.post('/api/sendEmail/jobapplication', {
      data: {
        name: 'Ravi Menon',
        companyName: 'Vaigai Traders',
        email: 'ravi@vaigai.example',
        mobile: '9840011111',
        accountantType: 'Junior Accountant',
        numberOfAccountants: 1,
        city: 'Chennai',
        pay: '20,000 to 22,000',
      },
    });
    const { reference } = (await asked.json()) as { reference: string };
    await enterDesk(page, shop);
    await page.goto(`/desk/${reference}`);
    await page.getByText('Open a vacancy').click();
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(page.locator('main')).toHaveAttribute('data-left', '1');
    expect(await beyondWindow(page)).toBe(0);
    await expectAccessibleWithScripts(page, browser);
    const vacancy = page.url();
    await page.getByRole('button', { name: 'Ask Revathi' }).first().click();
    await expect(page.locator('[data-state="asked"]')).toContainText('Revathi Kumar');

    await page.goto(own);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'May we send your resume to Vaigai Traders?',
    );
    expect(await beyondWindow(page)).toBe(0);
    await expectAccessibleWithScripts(page, browser);
    await page.getByRole('button', { name: 'Yes, show me to them' }).click();
    await expect(page.getByText('can see your details now')).toHaveCount(1);

    await page.goto(vacancy);
    await page.getByRole('button', { name: 'Mail them the link' }).click();
    const link = await page.getByLabel('Link for the employer').inputValue();
    await page.goto(new URL(link).pathname);
    await expect(page.getByRole('heading', { level: 2, name: 'Revathi K.' })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('98400');
    expect(await beyondWindow(page)).toBe(0);
    await expectAccessibleWithScripts(page, browser);

    await page.goto(vacancy);
    await page.getByText('Change it').click();
    await page.getByLabel('Pay a month from, ₹').fill('15,000');
    await page.getByLabel('Note, which candidates read').fill('Bond of two years');
    await page.getByRole('button', { name: 'Save the vacancy' }).click();
    await expect(page.locator('[data-state="asked"]')).toContainText('Asked again');
    await page.goto(new URL(link).pathname);
    await expect(page.getByRole('heading', { level: 2, name: 'Asked again' })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Revathi');
    expect(await beyondWindow(page)).toBe(0);
    await expectAccessibleWithScripts(page, browser);
    await page.goto(own);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The post was changed: is it still a yes?',
    );
    await expect(page.locator('del').first()).toHaveText('₹20,000-22,000 a month');
    await expect(page.locator('ins').last()).toHaveText('Bond of two years');
    expect(await beyondWindow(page)).toBe(0);
    await expectAccessibleWithScripts(page, browser);
    await page.getByRole('button', { name: 'Yes, to the changed post too' }).click();
    await expect(page.getByText('can see your details now')).toHaveCount(1);

    await page.goto(new URL(link).pathname);
    await page.getByText('Invite Revathi').click();
    const tomorrow = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await page.locator('input[name="slot"]').first().fill(`${tomorrow}T11:00`);
    await page.getByLabel('Address, or link').fill('3 Sample Road, Guindy');
    await page.getByRole('button', { name: 'Send the times' }).click();
    await expect(page.locator('.cand .state')).toHaveText('Invited');

    await page.goto(own);
    await page.locator('input[name="slot"]').first().check();
    await page.getByRole('button', { name: 'Choose this time' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your interview: ');
    await expectAccessibleWithScripts(page, browser);
    expect((await post.mailAbout('Your interview with Vaigai Traders')).text).toContain(
      '9840011111',
    );
    expect((await post.mailAbout('Revathi K. will meet you on')).text).toContain('9840022222');
    await page.goto(vacancy);
    await expect(page.locator('[data-state="interview"]')).toContainText('3 Sample Road');
  });
});
