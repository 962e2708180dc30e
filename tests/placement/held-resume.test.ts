/** An employer gets what is safe to open: of a resume that is held, pictures of its pages. */

import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from '@jest/globals';
import { inspect } from '#lib/platform/files/inspection/inspection';
import { openPlacement } from '#tests/placement/placement-desk';
import { shown } from '#tests/placement/placement-steps';
import { openDatabase } from '#tests/platform/db/engines';
import { resumePdf } from '#tests/platform/files/pdf/builder';
import { verdictOf } from '#tests/platform/files/verdicts';
import { paragraph, run, word } from '#tests/platform/files/word/docx-builder';
import { forEachTest } from '#tests/setup/for-each-test';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
async function textOf(data: Buffer): Promise<string> {
  const read = await inspect('read', { bytes: Uint8Array.from(data), type: 'pdf' });
  const parts = 'ok' in read && read.ok.found === 'text' ? read.ok.parts : [];
  return parts
    .flat()
    .map(({ text }) => text)
    .join('\n');
}

const placement = forEachTest(openPlacement);
const scripted = resumePdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>');

/** The resume of who is on the list was held. */
async function held(data: Buffer, type: string) {
  const p = await shown(placement());
  const { db, close } = await openDatabase({ dataDir: p.context.env.DATA_DIR });
  await db.updateTable('files').set({ data, type, size: data.length, held: 'script' }).execute();
  await close();
  return p;
}

test('a PDF that is held is handed over as a PDF of its pages, which holds nothing that acts', async () => {
  const p = await held(scripted, 'application/pdf');
  const answer = await p.asEmployer(p.token, { action: 'resume', candidate: p.card });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="resume-${p.card}.pdf"`,
  );
  const copy = Buffer.from(await answer.arrayBuffer());
  expect(copy.includes('JavaScript')).toBe(false);
  expect(await verdictOf(copy)).toBe('attached');
  expect((await PDFDocument.load(copy)).getPageCount()).toBe(1);
  expect(await (await p.visitorPage(p.asha)).text()).toContain('opened your resume');
});

test('a Word file that is held is handed over as a PDF of its text', async () => {
  const paragraphs = ['Asha Sample', 'தமிழ், తెలుగు, हिन्दी', 'GST returns since 2019'];
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const p = await held(word({ body }), docx);
  const answer = await p.asEmployer(p.token, { action: 'resume', candidate: p.card });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain(`resume-${p.card}.pdf`);
  const copy = Buffer.from(await answer.arrayBuffer());
  expect(await verdictOf(copy)).toBe('attached');
  const text = await textOf(copy);
  for (const paragraph of paragraphs) expect(text).toContain(paragraph);
});

test('of a long one the beginning is handed over, and that there is more', async () => {
  const line = 'Reconciled the ledgers of forty clients each month, and prepared their returns';
  const body = Array.from({ length: 400 }, (_, at) => paragraph(run(`${line} ${at}`))).join('');
  const p = await held(word({ body }), docx);
  const answer = await p.asEmployer(p.token, { action: 'resume', candidate: p.card });
  expect(answer.status).toBe(200);
  const text = await textOf(Buffer.from(await answer.arrayBuffer()));
  expect(text).toContain(`${line} 0`);
  expect(text).toContain('The resume goes on: ask us for the rest.');
});

test('what cannot be made safe is handed over to nobody, and the candidate gets no notice of an opening', async () => {
  const p = await held(Buffer.from('%PDF-1.4'), 'application/pdf');
  const answer = await p.asEmployer(p.token, { action: 'resume', candidate: p.card });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('a copy that is safe to open');
  expect(await (await p.visitorPage(p.asha)).text()).not.toContain('opened your resume');
});
