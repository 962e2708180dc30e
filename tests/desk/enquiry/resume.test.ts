/** Staff read a resume on the desk: nobody has to open a file of a stranger. */
import { describe, expect, test } from '@jest/globals';
import { GET as resumeText } from '#app/desk/[reference]/resume/text/route';
import { GET as enquiry } from '#app/desk/[reference]/route';
import type { StoredFile } from '#lib/platform/files/schema';
import { readSignedIn } from '#tests/desk/desk-samples';
import { newBrowser, openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { docxWith, paragraph, pdfWith, scannedPdf } from '#tests/desk/resume-samples';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { fileOf } from '#tests/platform/db/samples';
import { fixture } from '#tests/platform/files/samples';
import { fieldText, word97 } from '#tests/platform/files/word/doc-builder';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openDeskSite);
const pdf = 'application/pdf';
const doc = 'application/msword';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** An application with this resume; its reference. */
async function apply(data: Buffer, more: Partial<StoredFile> = {}): Promise<string> {
  const submission = enquiryOf({ kind: 'application', name: 'Asha Kumar' });
  await desk().context.store.recordSubmission(submission, [], fileOf(data, more));
  return submission.enquiry.reference;
}

const readText = (reference: string) =>
  readSignedIn(desk(), resumeText, `/desk/${reference}/resume/text`, { reference });

const linesIn = (html: string) =>
  [...html.matchAll(/<p(?: class="resume-heading")?>([^<]*)<\/p>/g)].map(([, line]) => line);

describe('the resume on the desk', () => {
  test('a PDF is read beside the answers, page by page, its headings in bold', async () => {
    const sentence =
      'I have reconciled the ledgers of forty clients each month and prepared their returns, and was asked to teach two juniors how to do the same.';
    const reference = await apply(
      await pdfWith([
        ['Asha Kumar', 'Tally and GST since 2019', 'Chennai'],
        ['Education', 'B.Com, Madras University', sentence],
      ]),
    );
    // Once it was read, it is there at once.
    await readText(reference);
    const html = await readSignedIn(desk(), enquiry, `/desk/${reference}`, { reference });
    expect(html).toContain('<p class="resume-heading">Asha Kumar</p>');
    expect(html).toContain('<p>Tally and GST since 2019</p><p>Chennai</p>');
    expect(html.match(/class="resume-part"/g)).toHaveLength(2);
    // The margin of the page breaks no sentence here.
    expect(html).toContain(`<p>${sentence}</p>`);
    expect(html).toContain('Download the resume');
    expect(html).toContain(`href="/desk/${reference}/resume/text"`);
  });

  test('it has a page of its own, which is neither announced nor stored', async () => {
    const reference = await apply(await pdfWith([['Asha Kumar', 'Tally and GST']]));
    const browser = await signedInBrowser(desk());
    const path = `/desk/${reference}/resume/text`;
    const answer = await browser.ask(resumeText, path, {}, { reference });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await answer.text();
    expect(html).toContain('The resume of Asha Kumar');
    expect(linesIn(html)).toEqual(['Asha Kumar', 'Tally and GST']);
    const stranger = await newBrowser().ask(resumeText, path, {}, { reference });
    expect(stranger.status).toBe(303);
    expect(stranger.headers.get('location')).toContain('/desk/sign-in');
  });

  test('a Word file is read as Word shows it', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const reference = await apply(
      docxWith(
        [
          paragraph('Experience', '<w:pStyle w:val="Heading1"/>'),
          paragraph('GST returns', '<w:numPr/>'),
          `<w:p><w:r><w:t>Chennai</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>Madurai</w:t></w:r></w:p>`,
          `<w:tbl><w:tr>${cell('B.Com')}${cell('78%')}</w:tr></w:tbl>`,
          '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>',
          `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${paragraph('In a box')}</mc:Choice><mc:Fallback>${paragraph('In a box')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
        ].join(''),
        paragraph('Asha Kumar, 98765 43210'),
      ),
      { type: docx },
    );
    const html = await readText(reference);
    expect(html).toContain('<p class="resume-heading">Experience</p>');
    expect(linesIn(html)).toEqual([
      'Asha Kumar, 98765 43210',
      'Experience',
      '• GST returns',
      'Chennai 2019',
      'Madurai',
      'B.Com | 78%',
      'In a box',
    ]);
  });

  test('a file of older Word is read, without what its fields fetch', async () => {
    const reference = await apply(
      word97({
        pieces: [
          `Asha Kumar\rMail: ${fieldText('HYPERLINK "mailto:asha@example.com"', 'asha@example.com')}\r`,
          'தமிழ், తెలుగు\rB.Com\x0778%\x07\x07',
        ],
      }),
      { type: doc },
    );
    expect(linesIn(await readText(reference))).toEqual([
      'Asha Kumar',
      'Mail: asha@example.com',
      'தமிழ், తెలుగు',
      'B.Com | 78%',
    ]);
  });

  test('nothing of it acts: markup and addresses are words, what turns or hides text is left out', async () => {
    const reference = await apply(
      docxWith(
        [
          paragraph('&lt;script&gt;alert(1)&lt;/script&gt; https://a.example'),
          paragraph('\u202eevil\u202c \u2066a\u2069\u200bb\ufeffc\u{e0041}'),
          paragraph(`Z${'\u0301'.repeat(500)}`),
          paragraph('க்\u200dஷ'),
        ].join(''),
      ),
      { type: docx },
    );
    const html = await readText(reference);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; https://a.example</p>');
    expect(html).not.toContain('href="https://a.example');
    expect(linesIn(html).slice(1)).toEqual(['evil abc', `Z${'\u0301'.repeat(6)}`, 'க்\u200dஷ']);
  });

  test('of a long one the beginning is read, and that the rest is in the file', async () => {
    const line = 'Reconciled the ledgers of forty clients each month';
    const body = Array.from({ length: 1_500 }, (_, at) => paragraph(`${line} ${at}`)).join('');
    const html = await readText(await apply(docxWith(body), { type: docx }));
    expect(html).toContain(`${line} 0</p>`);
    expect(html).not.toContain(`${line} 1499`);
    expect(html).toContain('The rest is in the file.');
    expect(html.length).toBeLessThan(80_000);
  });
});

describe('a resume without text says why, and stays a download', () => {
  const short = () => pdfWith([['Asha Kumar']]);
  const unreadable = 'Its text could not be read.';
  test.each([
    ['a scan', pdf, scannedPdf, 'There is no text in this file: its pages are pictures.'],
    ['an empty Word file', docx, () => docxWith(''), 'There is no text in this file.'],
    ['a locked one', pdf, () => fixture('locked-128.pdf'), 'It opens only with a password.'],
    ['a broken PDF', pdf, () => Buffer.from('%PDF-1.7\n%%EOF\n'), unreadable],
    ['a broken zip', docx, () => Buffer.from('PK\x03\x04'), unreadable],
    ['a broken old one', doc, () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), unreadable],
  ])('%s', async (_what, type, make, words) => {
    const reference = await apply(await make(), { type });
    const html = await readText(reference);
    expect(html).toContain(words);
    expect(html).toContain(`href="/desk/${reference}/resume" download`);
  });

  test('one with a virus is not read, and staff are warned', async () => {
    const html = await readText(await apply(await short(), { scan: 'infected' }));
    expect(html).toContain('The scanner found a virus in this file. Do not open it');
    expect(linesIn(html)).not.toContain('Asha Kumar');
  });

  test('one that waits for the scanner is read, and not to be downloaded yet', async () => {
    const html = await readText(await apply(await short(), { scan: 'waiting' }));
    expect(html).toContain('Not scanned for viruses yet');
    expect(linesIn(html)).toContain('Asha Kumar');
  });

  test('without a file there is none to be read', async () => {
    const submission = enquiryOf({ kind: 'application' });
    await desk().context.store.recordSubmission(submission, []);
    const { reference } = submission.enquiry;
    const browser = await signedInBrowser(desk());
    const answer = await browser.ask(resumeText, `/desk/x`, {}, { reference });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('There is no resume');
  });
});
