/** Somebody who has paid is moved to another batch: no refund, no request, no invoice, one mail. */
import { expect } from '@playwright/test';
import { onBothDatabases, test } from '#tests/journeys/sequence';

onBothDatabases(() => {
  test('a seat of a cancelled batch is moved on the desk, and page, mail, list and books say the same', async ({
    page,
    people,
  }) => {
    const meera = await people.write('Meera Moved');
    const [from, full, to] = [
      await people.addBatch(40),
      await people.addBatch(47, { seats: 1 }),
      await people.addBatch(54),
    ];
    const other = await people.write('Omar Other');
    await people.does(other, 'ask-payment', { line: `batch-${full}` });
    await people.does(meera, 'ask-payment', { line: `batch-${from}`, parts: 2 });
    await people.pay(meera);
    await people.mail(meera, 'Part 1 is paid');
    await people.cancelBatch(from);
    await people.mail(meera, 'is cancelled');
    await page.goto(meera.enquiry);
    await expect(page.locator('main')).toHaveAttribute('data-payment', 'part');
    await expect(page.locator('main')).not.toHaveAttribute('data-due', /\d/);
    await expect(page.locator('main')).toContainText('so nothing more is due');
    expect((await people.order(meera)).status).toBe(409);
    expect((await people.act(meera, 'move-seat', { from, to: full })).status).toBe(409);

    await page.goto(`/desk/${meera.reference}`);
    await page.locator('summary', { hasText: 'Move the seat' }).click();
    const form = page.locator('form:has(input[name="action"][value="move-seat"])');
    await expect(form).toContainText('This batch is cancelled.');
    await form.locator('select[name="to"]').selectOption(to);
    await form.getByRole('button', { name: 'Move the seat' }).click();
    await expect(page.getByRole('status').first()).toBeVisible();
    expect(await people.tasks(meera)).toEqual([]);

    const mail = await people.mail(meera, 'your seat is now in the batch of');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      'former-batch.ics',
      'batch.ics',
    ]);
    await page.goto(meera.enquiry);
    await expect(page.locator('main')).toHaveAttribute('data-enrolled', 'yes');
    await expect(page.locator('main')).toHaveAttribute('data-due', '584100');
    const first = (await (await page.request.get(`/batches/${to}`)).text()).match(
      /data-left="(\d+)"/,
    );
    expect(first?.[1]).toBe('11');
    await people.pay(meera);
    await page.goto(meera.enquiry);
    await expect(page.locator('main')).toHaveAttribute('data-payment', 'paid');
    await page
      .getByRole('link', { name: /^Tax invoice HOA\// })
      .last()
      .click();
    await expect(page.locator('main')).toContainText('batch from');
    expect(await people.books(meera)).toEqual(['Invoice 5841', 'Invoice 5841']);
    expect(people.subjects(meera).filter((each) => each.includes('your seat is now'))).toHaveLength(
      1,
    );
  });
});
