/**
 * Writes contact enquiries with their mails into a store of its own, 50 at once, without a server before it:
 * `node scripts/bench/bare-store.ts SECONDS` prints as JSON how many a second were durable, and the p99 in milliseconds.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newEnquiry } from '#lib/enquiries/actions/record';
import { contact } from '#lib/enquiries/forms/contact';
import { enquiryEmails } from '#lib/enquiries/mails';
import type { Submission } from '#lib/enquiries/schema/submission';
import { transcribe } from '#lib/forms/fields';
import { siteEnv } from '#lib/start/env';
import { openStore } from '#lib/start/open-store';
import { visitor } from '#scripts/bench/load';

const writers = 50;
const seconds = Number(process.argv[2] ?? 10);
const until = performance.now() + seconds * 1000;
const dataDir = await mkdtemp(join(tmpdir(), 'hoa-bare-store-'));
const store = await openStore({ dataDir });
const answers = { ...visitor, message: 'A question.' };
const submission = async (): Promise<Submission> => {
  const own = { id: randomUUID(), kind: contact.kind, receivedAt: Date.now(), ...visitor };
  return {
    ...own,
    transcript: transcribe(contact, answers),
    enquiry: await newEnquiry(store, own),
  };
};
const first = await submission();
// The mails are composed once: composing them is the server's work.
const mails = first.enquiry ? enquiryEmails({ ...first, enquiry: first.enquiry }, siteEnv()) : [];
const taken: number[] = [];
await Promise.all(
  Array.from({ length: writers }, async () => {
    while (performance.now() < until) {
      const next = await submission();
      const start = performance.now();
      await store.recordSubmission(next, mails);
      taken.push(performance.now() - start);
    }
  }),
);
await store.close();
await rm(dataDir, { recursive: true });
taken.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    perSecond: taken.length / seconds,
    p99Ms: taken[Math.floor(taken.length * 0.99)] ?? 0,
  }),
);
