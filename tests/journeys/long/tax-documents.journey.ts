/** Documents as the law has them: equal halves, addresses on credit notes, two copies, places as the offline tool spells them. */
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { isoDayInIndia } from '#lib/platform/values/india';
import { onBothDatabases, test } from '#tests/journeys/sequence';

const amounts = async (page: Page, path: string) => {
  await page.goto(path);
  const main = page.locator('main');
  const names = ['taxable', 'cgst', 'sgst', 'igst', 'total'];
  return Promise.all(names.map(async (name) => Number(await main.getAttribute(`data-${name}`))));
};

onBothDatabases(() => {
  test('CGST and SGST are equal to the paisa in parts and credit notes, which show the buyer’s address and State', async ({
    page,
    people,
  }) => {
    const gita = await people.write('Gita Gst');
    await people.does(gita, 'ask-payment', {
      line: 'module-5',
      discount: 1,
      reason: 'Round',
      parts: 3,
    });
    for (const _ of [1, 2, 3]) await people.pay(gita);
    await page.goto(gita.enquiry);
    const hrefs = await page
      .getByRole('link', { name: /^Tax invoice HOA\// })
      .evaluateAll((links) => links.map((each) => each.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(3);
    for (const href of hrefs) {
      const [taxable = 0, cgst = 0, sgst = 0, igst, total] = await amounts(page, href);
      expect([cgst, igst, total]).toEqual([sgst, 0, taxable + cgst + sgst]);
      expect(cgst).toBe(Math.round(taxable * 0.09));
      await expect(page.locator('main')).toContainText('ORIGINAL FOR RECIPIENT');
    }
    const number = hrefs[0]?.split('/').at(-1) ?? '';
    await page.goto(`/desk/payments/${number}`);
    await expect(page.locator('main')).toContainText('DUPLICATE FOR SUPPLIER');

    const invoice = number.replace('-', '/').replace(/-(\d+)$/, '/$1');
    const back = {
      amount: '1234.57',
      reason: 'Agreed',
      address: '7 Temple Road, Madurai',
      state: '33',
    };
    const { creditNote = '' } = await people.act(gita, 'refund', { payment: invoice, ...back });
    const [, cgst, sgst, , total] = await amounts(
      page,
      `${gita.enquiry}/invoice/${creditNote.replaceAll('/', '-')}`,
    );
    expect([cgst, total]).toEqual([sgst, 123_457]);
    await expect(page.locator('main')).toContainText('7 Temple Road, Madurai');
    await expect(page.locator('main')).toContainText('Tamil Nadu (33)');
  });

  test('GSTR-1 names places as the offline tool does', async ({ page, people }) => {
    // Classes in Chennai are supplied there; online ones where the buyer is.
    const states = { '26': '26-Dadra', '38': '38-Ladakh', '35': '35-Andaman', '01': '01-Jammu' };
    for (const state of Object.keys(states)) {
      const person = await people.write(
        `Buyer In ${['A', 'B', 'C', 'D'][Object.keys(states).indexOf(state)]}`,
      );
      const batch = await people.addBatch(21);
      await people.does(person, 'ask-payment', { line: `batch-${batch}` });
      await people.pay(person, await people.order(person, state));
    }
    const month = isoDayInIndia(Date.now()).slice(0, 7);
    const zip = await (await page.request.get(`/desk/gstr1.zip?month=${month}`)).body();
    const text = Object.values(unzipSync(new Uint8Array(zip)))
      .map((file) => strFromU8(file))
      .join('\n');
    for (const name of Object.values(states)) expect(text).toContain(name);
    expect(
      Object.keys(unzipSync(new Uint8Array(zip))).filter((each) => each.startsWith('hsn')),
    ).toHaveLength(2);
  });
});
