import { expect, test } from '@jest/globals';
import { GET as resume } from '#app/desk/[reference]/resume/route';
import { GET as enquiry } from '#app/desk/[reference]/route';
import { listForEachTest } from '#tests/desk/desk-samples';
import { signedInBrowser } from '#tests/desk/desk-site';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { fileOf } from '#tests/platform/db/samples';

const { desk, add, does } = listForEachTest();
const page = async (reference: string, who?: string) =>
  (await signedInBrowser(desk(), who)).read(enquiry, `/desk/${reference}`, { reference });

test('shows what was asked, how to reach the person, and what happened', async () => {
  const reference = await add('Asha Kumar', { phone: '98765 43210', email: 'asha@example.com' });
  await does(reference, 'note', { note: 'Asks for evening batches' });
  const html = await page(reference);
  expect(html).toContain('When does the GST batch start?');
  expect(html).toContain('href="tel:+919876543210"');
  expect(html).toContain('href="https://wa.me/919876543210"');
  expect(html).toContain(`mailto:asha@example.com?subject=${reference}`);
  expect(html).toContain('Asks for evening batches');
  expect(html).toContain('data-state="new"');
  expect(html).toContain('Earlier, of the same person');
});

test('says that the phone is a digit short, and to write first', async () => {
  const html = await page(await add('Asha', { phone: '+91 98765 4321' }));
  const warning = 'Phone has 9 digits: an Indian one has 10. Write to the e-mail address first.';
  expect(html).toContain(warning);
  expect(html).not.toContain('wa.me');
});

test('is found by a reference typed as people type it, and is nowhere by a wrong one', async () => {
  const reference = await add('Asha');
  const browser = await signedInBrowser(desk());
  const typed = reference.toLowerCase().replaceAll('-', '');
  const led = await browser.ask(enquiry, `/desk/${typed}`, {}, { reference: typed });
  expect(led.headers.get('location')).toBe(`/desk/${reference}`);
  for (const [wrong, words] of [
    ['HOA-0000-001', 'A character of this reference was mistyped</h1><p>Compare it again.</p>'],
    ['HOA-0000-000', 'No enquiry has this reference</h1><p>It was erased'],
    ['nobody-at-all', 'This is not a reference</h1><p>A reference looks like HOA-'],
    ['../../etc', 'This is not a reference'],
  ] as const) {
    const answer = await browser.ask(enquiry, '/desk/x', {}, { reference: wrong });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(words);
  }
});

test('gives the resume as a download that no browser runs', async () => {
  const submission = enquiryOf({ kind: 'application' });
  const html = Buffer.from('<script>alert(1)</script>');
  const file = fileOf(html, { name: 'my "résumé".pdf', type: 'text/html' });
  await desk().context.store.recordSubmission(submission, [], file);
  const { reference } = submission.enquiry;
  const browser = await signedInBrowser(desk());
  const answer = await browser.ask(resume, `/desk/${reference}/resume`, {}, { reference });
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(Buffer.from(await answer.arrayBuffer()).equals(html)).toBe(true);
});

test('a saved action can be undone on the page, and the page shows both', async () => {
  const reference = await add('Asha');
  await does(reference, 'spoke', { note: 'Wrong person' });
  expect(await page(reference)).toContain('>Take it back</button>');
  expect(await page(reference, 'sathya@example.com')).not.toContain('Take it back');
  const answer = await does(reference, 'take-back');
  expect(answer.headers.get('location')).toBe(`/desk/${reference}`);
  const html = await page(reference);
  expect(html).toContain('Undone: it is as before.');
  expect(html).toMatch(/<s>Meena spoke with them\./);
  expect(html).toContain('data-state="new"');
  expect(html).not.toContain('Take it back');
});

test('who closed an enquiry reads so once, with both ways back beside it', async () => {
  const reference = await add('Asha');
  const notices = async (who?: string) =>
    (await page(reference, who)).match(/<div class="said-line.*?<\/div>/g) ?? [];
  await does(reference, 'close', { outcome: 'answered' });
  const [mine, ...others] = await notices();
  expect(others).toEqual([]);
  expect(mine).toMatch(/role="status"[^>]*><p>Closed today, 11:40 AM: answered\.<\/p>/);
  expect(mine).toMatch(/>Take it back<.*>Open it again</);
  const theirs = await notices('sathya@example.com');
  expect(theirs.length).toBe(1);
  expect(theirs[0]).toMatch(/<p>Closed today[^<]*<\/p>.*>Open it again</);
  expect(theirs[0]).not.toContain('Take it back');
  desk().clock.now += 60_000;
  expect(await notices()).toEqual([
    expect.stringMatching(
      /<p>Closed today, 11:40 AM: answered\. You made the last entry [^<]*<\/p>/,
    ),
  ]);
});
