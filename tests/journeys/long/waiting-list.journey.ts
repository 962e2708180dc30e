/** A full batch: one place for each person, none behind oneself, and the seat that comes free goes down the list. */
import { act, announce, askForSeat } from '#tests/journeys/announced';
import { phone } from '#tests/journeys/axe';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect } from '#tests/journeys/fixture';
import { onBothDatabases, test } from '#tests/journeys/sequence';

test.use({ javaScriptEnabled: false, viewport: phone });

const bala = { name: 'Bala Sample', email: 'bala@example.com', phone: '9840000002' };

onBothDatabases(() => {
  test('the last seat is held, asked for twice, waited for by two, given back, passed on and taken', async ({
    page,
    shop,
  }) => {
    await enterDesk(page, shop);
    const batch = await announce(page, 1);

    // The form of the batch leads to a page that names the batch and the seat.
    await page.goto(`/batches/${batch}`);
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Name').fill('Asha Sample');
    await form.getByLabel('Mobile').fill('9840000001');
    await form.getByLabel('E-mail').fill('asha.waits@example.com');
    await form.getByRole('button', { name: 'Ask for a seat' }).click();
    await expect(page).toHaveURL(/\/received\/callback/);
    const received = page.getByRole('main');
    await expect(received).toContainText('A seat in');
    await expect(received).toContainText('GST fundamentals');
    await expect(received).not.toContainText('get back to you soon');
    const asha = { name: 'Asha Sample', email: 'asha.waits@example.com', phone: '98400 00001' };
    const { reference: holder, enquiry: ofHolder } = await askForSeat(page, batch, asha);
    await act(page, holder, { action: 'ask-payment', line: `batch-${batch}` });

    const first = await askForSeat(page, batch, bala);
    expect(first).toMatchObject({ waitingList: true, place: 1 });
    const again = await askForSeat(page, batch, {
      ...bala,
      email: 'bala.other@example.com',
      phone: '+91 98400-00002',
    });
    expect(again).toMatchObject({ waitingList: true, place: 1 });
    const second = await askForSeat(page, batch, {
      name: 'Chitra Sample',
      email: 'chitra.waits@example.com',
      phone: '9840000003',
    });
    expect(second).toMatchObject({ waitingList: true, place: 2 });
    const own = await askForSeat(page, batch, asha);
    expect(own.waitingList).toBeUndefined();
    await page.goto(own.enquiry);
    await expect(page.getByRole('main')).not.toContainText('waiting list');
    await page.goto(again.enquiry);
    await expect(page.getByRole('main')).toContainText('first on the waiting list');
    await page.goto(second.enquiry);
    await expect(page.getByRole('main')).toContainText('second on the waiting list');
    await page.goto(`/desk/batches/${batch}`);
    const roster = page.getByRole('main');
    await expect(roster.getByText('Bala Sample')).toHaveCount(1);
    await expect(roster.getByText('Chitra Sample')).toHaveCount(1);

    // The seat comes back: a task for the first, passed on to the second, who is asked for it.
    await act(page, holder, { action: 'cancel-payment' });
    const rows = page.locator('tr[data-task="seat-free"]');
    await expect(async () => {
      await page.goto('/desk?task=seat-free');
      await expect(rows).toHaveCount(1, { timeout: 1000 });
    }).toPass({ timeout: 70_000 });
    await expect(rows).toContainText('Bala Sample');
    await expect(rows).toHaveAttribute('data-reference', /^HOA-/);
    const task = (await rows.getAttribute('data-id')) ?? '';
    const offered = (await rows.getAttribute('data-reference')) ?? '';
    await act(page, offered, { action: 'done-task', task, note: 'Cannot come on these days' });
    await page.goto('/desk?task=seat-free');
    await expect(rows).toContainText('Chitra Sample');
    await act(page, second.reference, { action: 'ask-payment', line: `batch-${batch}` });
    await page.goto('/desk?task=seat-free');
    await expect(rows).toHaveCount(0);
    await page.goto(second.enquiry);
    await expect(page.getByRole('main')).not.toContainText('waiting list');
    await page.goto(ofHolder);
    await expect(page.getByRole('main')).not.toContainText('Your seat is held');
  });
});
