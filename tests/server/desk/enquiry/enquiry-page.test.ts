import { describe, expect, test } from '@jest/globals';
import { GET as resume } from '#app/desk/[reference]/resume/route';
import { GET as enquiry } from '#app/desk/[reference]/route';
import { actOn, addEnquiry, readSignedIn } from '#tests/server/desk/desk-samples';
import { openDeskSite, signedInBrowser } from '#tests/server/desk/desk-site';
import { enquiryOf } from '#tests/server/store/enquiry-samples';
import { fileOf } from '#tests/server/store/samples';
import { forEachTest } from '#tests/setup/for-each-test';

const hour = 60 * 60 * 1000;
const desk = forEachTest(openDeskSite);

describe('one enquiry', () => {
  test('shows what was asked, how to reach the person, and what happened', async () => {
    const reference = await addEnquiry(desk(), desk().clock.now + 6 * hour, {
      name: 'Asha Kumar',
      phone: '98765 43210',
    });
    await actOn(desk(), reference, 'note', { note: 'Asks for evening batches' });
    const html = await readSignedIn(desk(), enquiry, `/desk/${reference}`, { reference });
    expect(html).toContain('When does the GST batch start?');
    expect(html).toContain('href="tel:+919876543210"');
    expect(html).toContain('href="https://wa.me/919876543210"');
    expect(html).toContain(`mailto:meena@example.com?subject=${reference}`);
    expect(html).toContain('Asks for evening batches');
    expect(html).toContain('data-state="new"');
    expect(html).toContain('Earlier, of the same person');
  });

  test('says that the phone is a digit short, and to write first', async () => {
    const addressed = { email: 'meena@example.com', phone: '+91 98765 4321' };
    const reference = await addEnquiry(desk(), desk().clock.now + hour, addressed);
    const html = await readSignedIn(desk(), enquiry, `/desk/${reference}`, { reference });
    expect(html).toContain(
      'Phone has 9 digits: an Indian one has 10. Write to the e-mail address first.',
    );
    expect(html).not.toContain('wa.me');
  });

  test('is found by a reference typed as people type it, and is nowhere by a wrong one', async () => {
    const reference = await addEnquiry(desk(), desk().clock.now + hour);
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
    await desk().site.store.recordSubmission(submission, [], file);
    const { reference } = submission.enquiry;
    const browser = await signedInBrowser(desk());
    const answer = await browser.ask(resume, `/desk/${reference}/resume`, {}, { reference });
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(Buffer.from(await answer.arrayBuffer()).equals(html)).toBe(true);
  });
});
