import { beforeEach, expect, test } from '@jest/globals';
import { GET as enquiry } from '#app/desk/[reference]/route';
import { actOn, addEnquiry, postAction } from '#tests/server/desk/desk-samples';
import { openDeskSite, signedInBrowser } from '#tests/server/desk/desk-site';
import { forEachTest } from '#tests/setup/for-each-test';

const hour = 60 * 60 * 1000;
let reference: string;
const desk = forEachTest(openDeskSite);
beforeEach(async () => {
  reference = await addEnquiry(desk(), desk().clock.now + 6 * hour);
});

test('what was kept can be taken back from the page, and the page tells both', async () => {
  const browser = await signedInBrowser(desk());
  await postAction(browser, reference, { action: 'spoke', note: 'Wrong person', version: '1' });
  const page = async (who = browser) => who.read(enquiry, `/desk/${reference}`, { reference });
  expect(await page()).toContain('>Take it back</button>');
  expect(await page(await signedInBrowser(desk(), 'sathya@example.com'))).not.toContain(
    'Take it back',
  );
  const answer = await actOn(desk(), reference, 'take-back');
  expect(answer.headers.get('location')).toBe(`/desk/${reference}`);
  const html = await page();
  expect(html).toContain('Taken back: it stands as before.');
  expect(html).toMatch(/<s>Meena spoke with them\./);
  expect(html).toContain('data-state="new"');
  expect(html).not.toContain('Take it back');
});

test('who closed an enquiry reads so once, with both ways back beside it', async () => {
  const browser = await signedInBrowser(desk());
  const page = async (who = browser) => who.read(enquiry, `/desk/${reference}`, { reference });
  const notices = (html: string) =>
    [...html.matchAll(/<div class="said-line.*?<\/div>/g)].map(([notice]) => notice);
  await postAction(browser, reference, { action: 'close', outcome: 'answered', version: '1' });
  const [mine, ...others] = notices(await page());
  expect(others).toEqual([]);
  expect(mine).toMatch(/role="status"[^>]*><p>Closed today, 11:40 AM: answered\.<\/p>/);
  expect(mine).toMatch(/>Take it back<.*>Open it again</);
  const theirs = notices(await page(await signedInBrowser(desk(), 'sathya@example.com')));
  expect(theirs.length).toBe(1);
  expect(theirs[0]).toMatch(/<p>Closed today[^<]*<\/p>.*>Open it again</);
  expect(theirs[0]).not.toContain('Take it back');
  desk().clock.now += 60_000;
  expect(notices(await page())).toEqual([
    expect.stringMatching(
      /<p>Closed today, 11:40 AM: answered\. You made the last entry [^<]*<\/p>/,
    ),
  ]);
});
