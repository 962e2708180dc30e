/** A batch changes: everybody is notified, and page, request and later invoice describe it as it is now. */
import { expect } from '@playwright/test';
import { shortDay } from '#lib/platform/values/india';
import { daysAhead, onBothDatabases, test } from '#tests/journeys/sequence';

onBothDatabases(() => {
  test('other days reach who holds and who has a seat, and the next invoice; a hold ends where joining ends', async ({
    page,
    people,
  }) => {
    const [asha, hari] = [await people.write('Asha Has'), await people.write('Hari Holds')];
    const batch = await people.addBatch(40);
    const line = `batch-${batch}`;
    await people.does(asha, 'ask-payment', { line, parts: 2 });
    await people.pay(asha);
    const held = await people.act(hari, 'ask-payment', { line, until: daysAhead(25) });
    expect(held.payment?.until).toBe(daysAhead(25));
    await people.mail(asha, 'Part 1 is paid');

    const starts = daysAhead(15);
    expect((await people.changeBatch(batch, { action: 'change', starts })).status).toBe(200);
    for (const each of [asha, hari]) {
      const mail = await people.mail(each, 'days, hours or place have changed');
      expect(mail.text).not.toContain(shortDay(daysAhead(40)));
    }
    await page.goto(hari.enquiry);
    const until = (await page.locator('main').textContent()) ?? '';
    expect(until).not.toContain(shortDay(daysAhead(25)));
    await expect(page.locator('main')).toHaveAttribute('data-payment', 'open');
    await page.goto(`/desk/${hari.reference}`);
    await expect(page.locator('[data-request]')).not.toContainText(shortDay(daysAhead(25)));

    await people.pay(asha);
    await page.goto(asha.enquiry);
    await expect(page.locator('main')).toHaveAttribute('data-enrolled', 'yes');
    const papers = page.getByRole('link', { name: /^Tax invoice HOA\// });
    await expect(papers).toHaveCount(2);
    const [former, later] = await Promise.all(
      (await papers.all()).map(async (paper) => {
        const href = (await paper.getAttribute('href')) ?? '';
        return (await page.request.get(href)).text();
      }),
    );
    expect(former).not.toBe(later);
    expect(await people.books(asha)).toEqual(['Invoice 5841', 'Invoice 5841']);
    // Later than the batch can be joined.
    const late = await people.act(hari, 'ask-payment', { line, until: daysAhead(25) });
    expect([late.status, Object.keys(late.errors ?? {})]).toEqual([422, ['until']]);
  });
});
