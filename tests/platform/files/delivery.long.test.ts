import { basename } from 'node:path';
import { expect, it } from '@jest/globals';
import { POST } from '#app/api/applyjobs/route';
import { mailLinks } from '#lib/enquiries/credentials';
import { startMailWorker } from '#lib/platform/mail/outbox/mail-worker';
import { openSmtp } from '#lib/platform/mail/smtp';
import { openInbox } from '#tests/journeys/inbox';
import { formData, multipart, post, resumePart } from '#tests/platform/files/post';
import { fixture, pdfOf } from '#tests/platform/files/samples';
import { now, openTrial } from '#tests/platform/files/upload-harness';
import { word } from '#tests/platform/files/word/docx-builder';
import { forEachTest } from '#tests/setup/for-each-test';

const log = { info: () => undefined, warn: () => undefined };

const trial = forEachTest(openTrial);

it.each([
  ['Meena Iyer.pdf', fixture('print-256.pdf')],
  ['மீனா.docx', word()],
  ['../full.pdf', pdfOf(5_242_880)],
])('brings %s to the operations inbox byte for byte', async (name, data) => {
  const inbox = await openInbox();
  const { status } = await POST(post(multipart([formData(), resumePart(data, name)])));
  expect(status).toBe(200);
  const transport = openSmtp(inbox.url, 'site@example.com');
  const { store } = trial();
  const worker = startMailWorker({
    store,
    transport,
    links: mailLinks,
    owner: 'host',
    now: () => now,
    log,
  });
  await worker.idle();
  await worker.stop();
  await transport.close();
  const letter = await inbox.mailAbout('[application] Meena Iyer');
  await inbox.close();
  const [attachment, ...others] = letter.attachments;
  expect(others).toEqual([]);
  expect(attachment?.filename).toBe(basename(name));
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(data)).toBe(true);
});
