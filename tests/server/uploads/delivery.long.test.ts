import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { POST } from '#app/api/applyjobs/route';
import { openFolder } from '#lib/server/mail/folder';
import { openSmtp } from '#lib/server/mail/smtp';
import type { Transport } from '#lib/server/mail/transport';
import { startCourier } from '#lib/server/outbox/courier';
import type { Store } from '#lib/server/store/store';
import { openInbox } from '#tests/journeys/inbox';
import { formData, multipart, post, resumePart } from '#tests/server/uploads/post';
import { docx, fixture, pdfOf } from '#tests/server/uploads/samples';
import { now, openTrial } from '#tests/server/uploads/upload-harness';

const log = { info: () => undefined, warn: () => undefined };

let store: Store;
let folder: string;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ store, folder, close } = await openTrial());
});
afterEach(() => close());

async function deliver(transport: Transport): Promise<void> {
  const courier = startCourier({ store, transport, owner: 'host', now: () => now, log });
  await courier.idle();
  await courier.stop();
  await transport.close();
}

async function apply(data: Buffer, name: string): Promise<void> {
  const { status } = await POST(post(multipart([formData(), resumePart(data, name)])));
  expect(status).toBe(200);
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string | undefined) =>
  Buffer.from(content as ArrayBuffer);

it.each([
  ['Meena Iyer.pdf', fixture('print-256.pdf')],
  ['மீனா.docx', docx()],
  ['full.pdf', pdfOf(5_242_880)],
])('brings %s to the operations inbox byte for byte', async (name, data) => {
  const inbox = await openInbox();
  await apply(data, name);
  await deliver(openSmtp(inbox.url, 'site@example.com'));
  const letter = await inbox.mailAbout('[application] Meena Iyer');
  await inbox.close();
  const [attachment, ...others] = letter.attachments;
  expect(others).toEqual([]);
  expect(attachment?.filename).toBe(name);
  expect(bytesOf(attachment?.content).equals(data)).toBe(true);
});

it('lists every step in the mail, in the order of the wizard', async () => {
  await apply(fixture('plain.pdf'), '../cv.pdf');
  await deliver(openFolder(join(folder, 'mail'), 'site@example.com'));
  const [file] = readdirSync(join(folder, 'mail'));
  const { text, attachments } = await PostalMime.parse(
    readFileSync(join(folder, 'mail', file ?? '')),
  );
  expect(attachments[0]?.filename).toBe('cv.pdf');
  expect(
    text
      ?.split('\n')
      .slice(0, 31)
      .map((line) => line.trim()),
  ).toEqual([
    'Name: Meena Iyer',
    'Mobile: 9840012345',
    'Email: meena@example.com',
    'Gender: Female',
    'Age: 24',
    'Preferred job location: Chennai',
    'Your preferred location: –',
    'Contact Address: 12 Gandhi Street, Chennai',
    'AcSS certificates: ACSS 1 - business-book keeping',
    'Education: B.Com',
    'Employment status: Currently unemployed',
    'Experience: 0-1 years',
    'Languages spoken: Tamil, English',
    'Languages read: English',
    'Languages written: English',
    'Skills: Tally data entry, Excel',
    'I declare that I can do the work ticked above by myself.: Yes',
    'Last salary per month: 15000',
    'Expected salary: ₹18,000-22,000 per month',
    'Rating: Accounting: 7 of 10, Intermediate',
    'Rating: TDS: 3 of 10, Beginner',
    'Rating: Tally: 9 of 10, Expert',
    'Rating: Payroll: Unrated',
    'Rating: GST: 5 of 10, Intermediate',
    'Rating: VAT: 1 of 10, Beginner',
    'Rating: Finalization: 10 of 10, Expert',
    'Work preference: Full-Time On-Site',
    'Resume: cv.pdf, 1 KB',
    expect.stringMatching(/^Resume checked for: PDF: no scripts/),
    expect.stringMatching(/^Received: /),
    expect.stringMatching(/^Contact promised by: /),
  ]);
});
