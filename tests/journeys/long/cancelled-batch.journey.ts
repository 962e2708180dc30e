/** A batch is cancelled: nobody can pay for it, everybody hears of it, and who paid is somebody's task. */
import { expect } from '@playwright/test';
import { onBothDatabases, test } from '#tests/journeys/sequence';

onBothDatabases(() => {
  test('a cancelled batch cancels what is unpaid at once, and gives staff a task for each who paid', async ({
    page,
    people,
  }) => {
    const [hari, payer, wani] = [
      await people.write('Hari Holds'),
      await people.write('Padma Paid'),
      await people.write('Wani Waits'),
    ];
    const batch = await people.addBatch(21, { seats: 2 });
    await people.does(hari, 'ask-payment', { line: `batch-${batch}` });
    await people.does(payer, 'ask-payment', { line: `batch-${batch}` });
    await people.byBank(payer, '11682');
    await people.mail(hari, 'Pay ₹11,682 by');
    const opened = await people.order(hari);
    expect(opened.status).toBe(200);

    expect((await people.cancelBatch(batch)).status).toBe(200);
    expect((await people.order(hari)).status).toBe(409);
    expect((await people.mail(hari, 'is cancelled')).text).toContain('you owe nothing');
    expect((await people.mail(payer, 'is cancelled')).text).toContain('We will call you');
    await page.goto(hari.enquiry);
    await expect(page.locator('main')).toHaveAttribute('data-payment', 'none');
    await expect(page.locator('main')).not.toContainText('Your seat is held');
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toHaveCount(0);
    expect(await people.tasks(hari)).toEqual([]);

    await page.goto('/desk?task=batch-cancelled');
    const row = page.locator(`[data-task="batch-cancelled"][data-reference="${payer.reference}"]`);
    await expect(row).toContainText('Padma Paid');
    const id = await row.getAttribute('data-id');
    expect((await people.act(payer, 'done-task', { task: id })).status).toBe(422);
    expect(await people.tasks(payer)).toEqual(['batch-cancelled']);

    // The checkout was open meanwhile: what comes belongs to nobody, and goes back.
    const late = await people.pay(hari, opened);
    await page.goto(hari.enquiry);
    await expect(page.locator('main')).toHaveAttribute('data-enrolled', 'no');
    await expect(page.locator('main')).toContainText('Your money is safe');
    expect(await people.books(hari)).toEqual([]);
    expect(await people.tasks(hari)).toEqual(['to-go-back']);
    await page.goto('/desk/payments');
    await expect(page.locator('[data-group="back"]')).toContainText('Hari Holds');
    const back = { payment: late, amount: '11682', reason: 'The batch is cancelled' };
    expect((await people.act(hari, 'refund', back)).status).toBe(200);
    expect(await people.tasks(hari)).toEqual([]);
    expect(people.subjects(wani).filter((each) => each.includes('cancelled'))).toEqual([]);
  });

  test('a mail that still waits when its batch is cancelled is never sent', async ({
    people,
    post,
  }) => {
    const ravi = await people.write('Ravi Raced');
    const batch = await people.addBatch(21);
    await post.mailAbout('Ravi Raced');
    await people.does(ravi, 'ask-payment', { line: `batch-${batch}` });
    await people.cancelBatch(batch);
    await people.mail(ravi, 'is cancelled');
    const order = people.subjects(ravi);
    // Sent before the cancellation, or not at all.
    const [pay, gone] = ['Pay ₹', 'is cancelled'].map((words) =>
      order.findIndex((each) => each.includes(words)),
    );
    expect(pay ?? 0).toBeLessThan(gone ?? 0);
  });
});
