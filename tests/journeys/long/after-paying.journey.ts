/** After the payment of a seat: the page says what holds now, the mails name the batch, and staff see whose sale it is. */
import { act, announce, askForSeat } from '#tests/journeys/announced';
import { phone } from '#tests/journeys/axe';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect } from '#tests/journeys/fixture';
import { beyondWindow } from '#tests/journeys/pages';
import { calendarOf } from '#tests/journeys/placing';
import { onBothDatabases, test } from '#tests/journeys/sequence';

test.use({ inSandbox: true, viewport: phone });

const person = { name: 'Dharani Sample', email: 'dharani@example.com', phone: '9840000011' };

onBothDatabases(() => {
  test('a seat is asked for and paid on a phone: nothing says closed, the first class is named, and what comes next is one click away', async ({
    page,
    post,
    shop,
  }) => {
    await enterDesk(page, shop);
    const batch = await announce(page, 3, '03-08');
    const { reference, enquiry } = await askForSeat(page, batch, person);
    await act(page, reference, { action: 'ask-payment', line: `batch-${batch}` });

    // Asking took the enquiry for the member who asked, and is no contact by itself.
    await page.goto(`/desk/${reference}`);
    await expect(page.locator('main')).toHaveAttribute('data-state', 'talking');
    await expect(page.locator('[data-live="who"]')).not.toHaveText('With nobody');
    await page.goto(`/desk?q=${reference}`);
    await expect(page.locator('tr[data-task="call"]')).toHaveCount(1);

    await page.goto(enquiry);
    const pay = page.getByRole('main').getByRole('button', { name: /^Pay ₹/ });
    const top = await pay.evaluate((element) => element.getBoundingClientRect().top);
    // It was two screens further down.
    expect(top).toBeLessThan(phone.height);
    expect(await beyondWindow(page)).toBe(0);
    await page.getByLabel('State').selectOption('Tamil Nadu');
    await page.getByLabel('Name on the invoice').fill(person.name);
    await pay.click();
    await expect(page).toHaveURL(/\/sandbox-checkout\?order=/);
    await page.getByRole('button', { name: /^Pay/ }).click();

    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are enrolled, Dharani');
    await page.goto(enquiry);
    await expect(page.locator('main')).toHaveAttribute('data-enrolled', 'yes');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(main.locator('.first-class')).toContainText('7:00 PM');
    await expect(main.locator('.first-class')).toBeInViewport();
    for (const wrong of ['Your enquiry is closed', 'CLOSED'])
      await expect(main).not.toContainText(wrong);
    // The question how to call them is folded: it is for those who want a call.
    const reach = main.getByRole('heading', { name: 'How may we reach you?' });
    await expect(reach).toBeHidden();
    await main.getByText('Write to us, or ask for a call', { exact: true }).click();
    await expect(reach).toBeVisible();
    await expect(main).toContainText('Your payments');
    expect(await beyondWindow(page)).toBe(0);

    const receipt = await post.mailAbout('Payment complete: you are enrolled');
    expect(receipt.text).toContain(
      'AcSS 5, GST fundamentals, batch from Mon 8 Mar 2027, Mon to Fri, 7:00 to 9:00 PM, Online, Tamil',
    );
    expect(receipt.text).not.toContain('We received Payment');
    for (const mail of post.mails.filter(({ to }) => to?.[0]?.address === person.email))
      expect(mail.subject).not.toContain('closed');
    expect(calendarOf(receipt)).not.toContain('METHOD:CANCEL');

    // The sale is of whoever asked, nothing of it stays due, and nobody is to be marked on a day to come.
    await page.goto(`/desk?q=${reference}`);
    await expect(page.locator('tr[data-task="call"]')).toHaveCount(0);
    await page.goto('/desk/outcomes');
    await expect(main).toContainText('Enrolled');
    await page.goto(`/desk/batches/${batch}`);
    await expect(main.getByText(person.name)).toHaveCount(1);
    const days = main.locator('input[name="came"]');
    await expect(days).toHaveCount(0);
  });
});
