import { describe, expect, test } from '@jest/globals';
import { POST } from '#app/api/enquiry/[token]/route';
import { contact } from '#lib/enquiries/forms/contact';
import { receive } from '#lib/enquiries/http/receive';
import { openVisitor, typed } from '#tests/accounts/visitor-harness';
import { newBrowser } from '#tests/desk/desk-site';
import { json } from '#tests/enquiries/intake/posts';
import { forEachTest } from '#tests/setup/for-each-test';

const visitor = forEachTest(openVisitor);

describe('a change by a plain form', () => {
  test('without a script leads back to the page, or shows it with what was wrong', async () => {
    const response = await visitor().plainly({ action: 'wish', time: 'any', language: 'Hindi' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/enquiry/${visitor().token}`,
    ]);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^kept=wish\.[\w-]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax$/);
    const sent = `theme=dark; ${cookie.split(';')[0]}`;
    const said = await visitor().page(undefined, sent);
    expect(await said.text()).toContain('Saved. We will call the number that ends in 45');
    expect(said.headers.getSetCookie()).toEqual([expect.stringContaining('kept=; Path=')]);
    const again = await visitor().page();
    expect(await again.text()).not.toContain('Saved.');
    expect(await visitor().found()).toMatchObject({
      preference: { time: 'any', language: 'Hindi' },
    });
    const wrong = await visitor().plainly({ action: 'note', note: `${'y'.repeat(501)}<b>` });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('Please keep it to 500 characters.');
    expect(html).toMatch(/role="alert" tabindex="-1" autofocus=""/i);
    expect(html).toContain('y&lt;b&gt;');
  });

  test('is confirmed only on the page of its own enquiry', async () => {
    const other = await (await receive(contact)(json({ ...typed, message: 'Another' }))).json();
    const response = await visitor().plainly({ action: 'note', note: 'Please call after six' });
    const [cookie = ''] = response.headers.getSetCookie();
    const elsewhere = await visitor().page(other.enquiry.split('/').at(-1), cookie);
    expect(elsewhere.status).toBe(200);
    expect(await elsewhere.text()).not.toContain('Saved.');
    expect(elsewhere.headers.getSetCookie()).toEqual([]);
    expect(await (await visitor().page(undefined, cookie)).text()).toContain(
      'Saved. We will read it',
    );
  });

  test.each(['kept=note', 'kept=note.', 'kept=note.x', 'kept=.', 'kept=__proto__.x'])(
    'is not said to be kept for a cookie of %s',
    async (cookie) => {
      expect(await (await visitor().page(undefined, cookie)).text()).not.toContain('Saved.');
    },
  );

  test('from another site, through a wrong link, or too often is refused', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
    const foreign = { method: 'POST', headers, body: '{}' };
    const { token } = visitor();
    const refused = await newBrowser().ask(POST, '/api/enquiry/x', foreign, { token });
    expect(refused.status).toBe(403);
    expect((await visitor().change({ action: 'note', note: 'x' }, 'x'.repeat(32))).status).toBe(
      404,
    );
    const limited = await openVisitor({ RATE_LIMIT: '2' });
    const answers = [];
    for (let at = 0; at < 3; at += 1)
      answers.push(await limited.change({ action: 'note', note: `${at}` }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers.get('retry-after')).toBe('600');
    await limited.close();
  });
});
