import { describe, expect, test } from '@jest/globals';
import { GET as csv } from '#app/desk/enquiries.csv/route';
import { listForEachTest } from '#tests/server/desk/desk-samples';
import { signedInBrowser } from '#tests/server/desk/desk-site';

const hour = 60 * 60 * 1000;
const { desk, add, read } = listForEachTest();

describe('the table of the list', () => {
  test('holds what was filtered, and no cell that a spreadsheet would work out', async () => {
    await add('=HYPERLINK("http://x")', desk().clock.now + hour);
    await add('Ravi', desk().clock.now + hour, { kind: 'callback' });
    const all = await read(csv, '/desk/enquiries.csv');
    expect(all.split('\r\n').filter(Boolean)).toHaveLength(3);
    expect(all).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(await read(csv, '/desk/enquiries.csv?kind=callback')).not.toContain('HYPERLINK');
  });

  test('asks for a sign-in of less than an hour ago, and leads back', async () => {
    const browser = await signedInBrowser(desk());
    desk().clock.now += 61 * 60_000;
    const answer = await browser.ask(csv, '/desk/enquiries.csv?kind=callback');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      '/desk/sign-in?again=1&to=%2Fdesk%2Fenquiries.csv%3Fkind%3Dcallback',
    );
  });
});
