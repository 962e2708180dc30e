import { describe, expect, test } from '@jest/globals';
import { POST as act } from '#app/api/desk/[reference]/route';
import { GET as read } from '#app/desk/[reference]/route';
import { actOn, readSignedIn } from '#tests/desk/desk-samples';
import { type Fields, signedInBrowser } from '#tests/desk/desk-site';
import { openPayDesk } from '#tests/payments/requests/pay-desk';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const hour = 60 * 60 * 1000;

function page(query = ''): Promise<string> {
  const { reference } = desk();
  return readSignedIn(desk(), read, `/desk/${reference}${query}`, { reference });
}

const submit = (action: string, fields: Fields) => actOn(desk(), desk().reference, action, fields);
const line = ['module-1', 'module-5'];

describe('without a script', () => {
  test('the total is shown on the same page before it can be asked for', async () => {
    const before = await page();
    expect(before).toContain('Show the total');
    expect(before).not.toContain('Ask for ₹');
    const fields = { line, discount: '1000', reason: 'Agreed', parts: '2' };
    const shown = await submit('ask-payment', { ...fields, show: 'yes' });
    expect(shown.status).toBe(200);
    const html = await shown.text();
    for (const text of [
      'To be asked for',
      'Ask for ₹20,060',
      '₹8,500 + ₹1,530 GST = ₹10,030',
      'value="Agreed"',
    ]) {
      expect(html.replaceAll('<!-- -->', '')).toContain(text);
    }
    expect(html).toMatch(/checked="" value="module-5"/);
    const asked = await submit('ask-payment', fields);
    expect([asked.status, asked.headers.get('location')]).toEqual([
      303,
      `/desk/${desk().reference}`,
    ]);
    const after = await page();
    expect(after).toMatch(/data-request="P-20261124-/);
    expect(after).toContain('Paid elsewhere');
    // Whoever is asked for money can still be called and written to from the page.
    expect(after).toMatch(/href="tel:\+\d+"/);
    expect(after).toContain('href="mailto:');
    expect(after).toContain('Cancel ₹20,060');
  });

  test('a refusal is beside its field with what was typed', async () => {
    const answer = await submit('ask-payment', { line, discount: '500' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('A discount needs its reason.');
    expect(html).toContain('value="500"');
    expect(html).toMatch(/checked="" value="module-1"/);
  });

  test('from ₹50,000 the form asks for State and address before it keeps what was paid elsewhere', async () => {
    await desk().perform('ask-payment', { line: 'level-foundation', parts: '1' });
    const [{ amountPaise = 0 } = {}] = (await desk().file()).requests;
    expect(await page()).toContain('From ₹50,000 the law requires their address and State');
    const paid = {
      method: 'bank',
      amount: String(amountPaise / 100),
      number: 'UTR1',
      on: '2026-11-24',
      invoiceName: '',
      gstin: '',
    };
    const refused = await submit('paid-elsewhere', { ...paid, state: '', address: '' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('Choose a State.');
    expect(html).toContain('Write the address: the law asks for it from ₹50,000.');
    const stored = await submit('paid-elsewhere', {
      ...paid,
      state: '29',
      address: '4 Sample Road, Bengaluru 560001',
    });
    expect(stored.status).toBe(303);
    const { documents } = await desk().file();
    expect(documents).toMatchObject([
      { state: '29', placeOfSupply: '29', address: '4 Sample Road, Bengaluru 560001' },
    ]);
    // In another State: IGST alone.
    expect(documents).toMatchObject([{ cgstPaise: 0, sgstPaise: 0 }]);
    expect(documents[0]?.igstPaise).toBeGreaterThan(0);
  });

  test('a refund has a page of its own, which keeps what was typed, and asks for a fresh sign-in', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const paid = { method: 'bank', amount: '11682', number: 'UTR1', on: '2026-11-24' };
    const { invoice = '' } = await desk().perform('paid-elsewhere', paid);
    const html = await page(`?refund=${encodeURIComponent(invoice)}`);
    expect(html).toContain('At most ₹11,682');
    const wrong = await submit('refund', { payment: invoice, amount: '500', reason: '' });
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining('value="500"'),
    ]);
    const { reference } = desk();
    const browser = await signedInBrowser(desk());
    desk().clock.now += 2 * hour;
    const { version } = await desk().enquiry();
    const asked = { payment: invoice, amount: '500', reason: 'x' };
    const fields = { ...asked, action: 'refund', version: String(version) };
    const late = await browser.post(act, `/api/desk/${reference}`, fields, { reference });
    expect(late.headers.get('location')).toContain('/desk/sign-in?again=1');
    expect((await desk().file()).refunds).toEqual([]);
  });
});
