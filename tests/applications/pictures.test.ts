/** Staff see the pages of a resume as pictures, also of a scan; they are made when asked for and go with the file. */
import { describe, expect, test } from '@jest/globals';
import { GET as picture } from '#app/desk/[reference]/resume/page/[page]/route';
import { GET as textPage } from '#app/desk/[reference]/resume/text/route';
import type { StoredFile } from '#lib/platform/files/schema';
import { newBrowser, openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { pdfWith, scannedPdf } from '#tests/desk/resume-samples';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { fileOf } from '#tests/platform/db/samples';
import { resumePdf } from '#tests/platform/files/pdf/builder';
import { fixture } from '#tests/platform/files/samples';
import { word } from '#tests/platform/files/word/docx-builder';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openDeskSite);
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function apply(data: Buffer, more: Partial<StoredFile> = {}) {
  const submission = enquiryOf({ kind: 'application', name: 'Asha Kumar' });
  const file = fileOf(data, { type: 'application/pdf', ...more });
  await desk().context.store.recordSubmission(submission, [], file);
  return { reference: submission.enquiry.reference, submission, file };
}

async function ask(reference: string, page: string) {
  const browser = await signedInBrowser(desk());
  const path = `/desk/${reference}/resume/page/${page}`;
  return browser.ask(picture, path, {}, { reference, page });
}

/** Width and height as the PNG says. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

async function srcsOn(reference: string): Promise<readonly (string | undefined)[]> {
  const browser = await signedInBrowser(desk());
  const html = await browser.read(textPage, `/desk/${reference}/resume/text`, { reference });
  return [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src);
}

describe('the pages of a resume', () => {
  test('are as pictures beside its text, one for each page', async () => {
    const { reference } = await apply(await pdfWith([['Asha Kumar'], ['Education']]));
    expect(await srcsOn(reference)).toEqual([
      `/desk/${reference}/resume/page/1`,
      `/desk/${reference}/resume/page/2`,
    ]);
    const answer = await ask(reference, '2');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [width = 0, height = 0] = sizeOf(Buffer.from(await answer.arrayBuffer()));
    expect([width, Math.round((height / width) * 100)]).toEqual([1_000, 129]);
  });

  test('of a scan are all that there is to read', async () => {
    const { reference } = await apply(await scannedPdf());
    expect(await srcsOn(reference)).toEqual([`/desk/${reference}/resume/page/1`]);
    expect((await ask(reference, '1')).status).toBe(200);
  });

  test('are shown of a file that is held', async () => {
    const scripted = resumePdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>');
    const { reference } = await apply(scripted, { held: 'script' });
    expect(await srcsOn(reference)).toHaveLength(1);
    expect((await ask(reference, '1')).status).toBe(200);
  });

  test('are made once, and erased with the file', async () => {
    const { reference, submission, file } = await apply(await pdfWith([['Asha Kumar']]));
    const { store } = desk().context;
    expect(await store.findPagePicture(file.id, 1)).toBeUndefined();
    const first = Buffer.from(await (await ask(reference, '1')).arrayBuffer());
    expect(Buffer.from((await store.findPagePicture(file.id, 1)) ?? []).equals(first)).toBe(true);
    const again = Buffer.from(await (await ask(reference, '1')).arrayBuffer());
    expect(again.equals(first)).toBe(true);
    await store.erasePerson(submission.email, desk().context.now());
    expect(await store.findPagePicture(file.id, 1)).toBeUndefined();
    expect((await ask(reference, '1')).status).toBe(404);
  });

  test.each([
    ['a page that it has not', '3'],
    ['page 0', '0'],
    ['no number', 'x'],
    ['more than anybody looks at', '9'],
  ])('there are none of %s', async (_, page) => {
    const { reference } = await apply(await pdfWith([['Asha Kumar']]));
    expect((await ask(reference, page)).status).toBe(404);
  });

  test.each([
    ['a Word file', () => word(), { type: docx }],
    ['a locked one', () => fixture('locked-128.pdf'), {}],
    ['one with a virus', () => resumePdf(), { scan: 'infected' as const }],
  ])('there are none of %s', async (_, make, more) => {
    const { reference } = await apply(make(), more);
    expect(await srcsOn(reference)).toEqual([]);
    expect((await ask(reference, '1')).status).toBe(404);
  });

  test('are for who is signed in alone', async () => {
    const { reference } = await apply(await pdfWith([['Asha Kumar']]));
    const path = `/desk/${reference}/resume/page/1`;
    const answer = await newBrowser().ask(picture, path, {}, { reference, page: '1' });
    expect(answer.status).toBe(303);
  });
});
