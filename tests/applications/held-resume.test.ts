/** A resume that may act is taken like any other; staff read why it is held, and get it neither by mail nor at one click. */
import { expect, test } from '@jest/globals';
import { GET as download } from '#app/desk/[reference]/resume/route';
import { GET as textPage } from '#app/desk/[reference]/resume/text/route';
import { GET as enquiryPage } from '#app/desk/[reference]/route';
import { receiveApplication } from '#lib/applications/http/receive';
import { mailLinks } from '#lib/enquiries/credentials';
import { complete } from '#lib/platform/mail/outbox/deliver';
import { metrics } from '#lib/platform/metrics/requests';
import { openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { resumePdf } from '#tests/platform/files/pdf/builder';
import { formData, multipart, post, resumePart } from '#tests/platform/files/post';
import { pdf } from '#tests/platform/files/samples';
import { word } from '#tests/platform/files/word/docx-builder';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openDeskSite);
const scripted = resumePdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>');
const withMacros = word({ parts: [{ name: 'word/vbaProject.bin', data: '' }] });

/** It gives the applicant's answer, the mail to staff, and the reference. */
async function apply(data: Buffer, name: string) {
  const response = await receiveApplication(post(multipart([formData(), resumePart(data, name)])));
  const { store, now } = desk().context;
  const due = await store.claimDue('test', 50, now());
  const whole = await Promise.all(due.map((each) => complete({ store, links: mailLinks }, each)));
  const sent = whole.find(({ mail }) => mail.role === 'staff');
  const [lead] = await store.listLeads({}, 1);
  return {
    status: response.status,
    sent,
    reference: lead?.reference ?? '',
    body: await response.json(),
  };
}

test('the applicant reads the same as with any resume', async () => {
  const plain = await apply(pdf(), 'cv.pdf');
  const held = await apply(scripted, 'cv.pdf');
  expect([held.status, Object.keys(held.body)]).toEqual([200, Object.keys(plain.body)]);
  expect(held.body.message).toBe(plain.body.message);
});

test('the mail to staff says why, carries the first lines, and no file', async () => {
  const { sent } = await apply(scripted, 'cv.pdf');
  expect(sent?.file).toBeUndefined();
  expect(sent?.mail.attachFile).toBeUndefined();
  expect(sent?.mail.text).toMatch(
    /^The resume is held and not attached, because it contains a script, /,
  );
  expect(sent?.mail.text).toContain('Resume checked for: PDF: HELD and not attached, because ');
  expect(sent?.mail.text).toContain('The resume begins: Meena Iyer, accountant');
  const plain = await apply(word(), 'cv.docx');
  expect(plain.sent?.file?.name).toBe('cv.docx');
  expect(plain.sent?.mail.text).toContain('The resume begins: Meena Iyer, accountant');
  expect(plain.sent?.mail.text).not.toMatch(/held/i);
});

test('the desk shows its text and why it is held, and gives it at the second click alone', async () => {
  const { reference } = await apply(withMacros, 'cv.docx');
  const browser = await signedInBrowser(desk());
  const path = `/desk/${reference}/resume`;
  const page = await browser.ask(textPage, `${path}/text`, {}, { reference });
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('<p>Meena Iyer, accountant</p>');
  expect(html).toContain('The file is held, because it contains macros');
  expect(html).toContain(`href="${path}">Download the file</a>`);
  expect(html).not.toContain('data-held');
  const first = await browser.ask(download, path, {}, { reference });
  expect(first.status).toBe(409);
  const asked = await first.text();
  expect(asked).toContain('data-held="macros');
  expect(asked).toContain('This file can run a program on your computer');
  expect(asked).toContain('Do not press “Enable content”');
  expect(asked).toContain(`href="${path}?anyway=yes"`);
  const second = await browser.ask(download, `${path}?anyway=yes`, {}, { reference });
  expect(second.status).toBe(200);
  expect(second.headers.get('content-disposition')).toContain('attachment');
  expect(Buffer.from(await second.arrayBuffer()).equals(withMacros)).toBe(true);
});

test('the history says who took a held file, when and why it was held, once for each time, and nobody who only asked', async () => {
  const { reference } = await apply(withMacros, 'cv.docx');
  const browser = await signedInBrowser(desk());
  const path = `/desk/${reference}/resume`;
  const history = async () => {
    const page = await browser.ask(enquiryPage, `/desk/${reference}`, {}, { reference });
    return (await page.text())
      .replaceAll(/<[^>]*>/g, '')
      .split('took the original of the held resume');
  };
  const { store } = desk().context;
  const before = await store.findEnquiry(reference);
  await browser.ask(download, path, {}, { reference });
  expect(await history()).toHaveLength(1);
  for (const _ of ['once', 'and again']) {
    const taken = await browser.ask(download, `${path}?anyway=yes`, {}, { reference });
    expect(Buffer.from(await taken.arrayBuffer()).equals(withMacros)).toBe(true);
  }
  const lines = await history();
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/Meena $/);
  expect(lines[1]).toMatch(/^, although it contains macros/);
  const enquiry = await store.findEnquiry(reference);
  expect((await store.listEvents(enquiry?.id ?? '')).at(-1)).toMatchObject({
    by: { kind: 'member', address: 'meena@example.com' },
    at: desk().context.now(),
    detail: { held: 'macros' },
  });
  // Nothing of the enquiry has changed by it: a page that a colleague has open stays fresh.
  expect(enquiry).toEqual(before);
});

test('a member asks for a PDF by a mail that says why, and can be changed before it is sent', async () => {
  const { reference } = await apply(withMacros, 'cv.docx');
  const browser = await signedInBrowser(desk());
  const path = `/desk/${reference}/resume`;
  for (const page of [
    await browser.ask(textPage, `${path}/text`, {}, { reference }),
    await browser.ask(download, path, {}, { reference }),
    await browser.ask(enquiryPage, `/desk/${reference}`, {}, { reference }),
  ]) {
    const [, href = ''] = /href="(mailto:[^"]*)">Ask for a PDF</.exec(await page.text()) ?? [];
    const text = decodeURIComponent(href.replaceAll('&amp;', '&'));
    expect(text).toContain(
      `mailto:meena@example.com?subject=${reference}: Your resume as a PDF&body=Dear Meena Iyer,`,
    );
    expect(text).toContain('because it contains macros');
    expect(text).toContain('choose Print, then Save as PDF');
  }
  const honest = await apply(pdf(), 'cv.pdf');
  const plain = await browser.ask(
    textPage,
    `/desk/${honest.reference}/resume/text`,
    {},
    { reference: honest.reference },
  );
  expect(await plain.text()).not.toContain('Ask for a PDF');
});

test('an honest resume is given at the first click', async () => {
  const { reference } = await apply(pdf(), 'cv.pdf');
  const browser = await signedInBrowser(desk());
  const answer = await browser.ask(download, `/desk/${reference}/resume`, {}, { reference });
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf())).toBe(true);
});

test('those that are held are counted', async () => {
  const count = async () => (await metrics().resumesHeld.get()).values[0]?.value ?? 0;
  const before = await count();
  await apply(pdf(), 'cv.pdf');
  await apply(scripted, 'cv.pdf');
  expect(await count()).toBe(before + 1);
});
