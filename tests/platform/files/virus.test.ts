import { afterEach, expect, it } from '@jest/globals';
import { POST } from '#app/api/applyjobs/route';
import { mailLinks } from '#lib/enquiries/credentials';
import { scanWaiting } from '#lib/enquiries/jobs';
import { readEnv } from '#lib/platform/config/env';
import { context, openContext } from '#lib/platform/context';
import { complete } from '#lib/platform/mail/outbox/deliver';
import { formData, multipart, post, resumePart } from '#tests/platform/files/post';
import { pdf } from '#tests/platform/files/samples';
import { type Scanner, startScanner, virus } from '#tests/platform/files/scanner';
import { now, openTrial } from '#tests/platform/files/upload-harness';
import { forEachTest, live } from '#tests/setup/for-each-test';

const trial = forEachTest(openTrial);
const store = live(() => trial().store);
let scanner: Scanner | undefined;
afterEach(async () => {
  await scanner?.close();
  scanner = undefined;
});

const scanAt = (place: string) =>
  openContext({ ...context(), env: readEnv({ CLAMD: place, RATE_LIMIT: 'off' }) });
const send = (data: Buffer) => POST(post(multipart([formData(), resumePart(data)])));
const infected = () => Buffer.concat([pdf(), Buffer.from(`\n% ${virus}\n`)]);
const mails = async () =>
  (await store.claimDue('test', 50, now))
    .map(({ mail }) => mail)
    .filter(({ role }) => role === 'staff');
const subjectsOf = (all: Awaited<ReturnType<typeof mails>>) =>
  all.map(({ subject }) => subject.replace(/ \(HOA-.*\)$/, '')).sort();

it('takes a resume in which the scanner finds nothing, and staff read so', async () => {
  scanner = await startScanner();
  scanAt(scanner.place);
  expect((await send(pdf())).status).toBe(200);
  const [mail] = await mails();
  expect(mail?.text).toMatch(/Resume checked for: PDF: .*; no virus found\n/);
});

it('refuses one in which it finds a virus, and says what to do', async () => {
  scanner = await startScanner();
  scanAt(scanner.place);
  const response = await send(infected());
  expect(response.status).toBe(422);
  expect((await response.json()).errors.resume).toMatch(/^Our virus scanner stopped this file/);
  expect(await mails()).toEqual([]);
});

it('takes and marks it while the scanner is away, scans it later, and notifies staff of each', async () => {
  const away = await startScanner();
  await away.close();
  scanAt(away.place);
  expect((await send(infected())).status).toBe(200);
  expect((await send(pdf())).status).toBe(200);
  const before = await mails();
  expect(subjectsOf(before)).toEqual([
    '[application] Meena Iyer',
    '[application] Meena Iyer',
    '[digest] Virus scanner away',
  ]);
  expect(before.find(({ attachFile }) => attachFile)?.text).toContain(
    'NOT scanned for viruses yet',
  );
  await scanWaiting(context());
  expect(await store.listUnscanned(10)).toHaveLength(2);

  scanner = await startScanner(Number(away.place.split(':')[1]));
  await scanWaiting(context());
  await scanWaiting(context());
  expect(await store.listUnscanned(10)).toEqual([]);
  const found = await mails();
  const references = before.flatMap(({ subject }) => /HOA-[\w-]+/.exec(subject) ?? []);
  const subjects = found.map(({ subject }) => subject).sort();
  expect(subjects).toEqual(
    references
      .sort()
      .map((reference) => expect.stringContaining(`[application] Meena Iyer (${reference}): `)),
  );
  expect(subjects.filter((subject) => subject.endsWith(': A VIRUS in the resume'))).toHaveLength(1);
  expect(subjects.filter((subject) => subject.endsWith(': the resume was scanned'))).toHaveLength(
    1,
  );
  // The stored submission says so as well.
  const checks: string[] = [];
  for (const { transcript } of await store.listLeads({}, 10)) {
    checks.push(transcript.find(({ name }) => name === 'resumeCheck')?.value ?? '');
  }
  expect(checks.filter((check) => check.includes('NOT scanned'))).toEqual([]);
  expect(
    checks.filter((check) => check.endsWith('a VIRUS WAS FOUND in it: do not open it')),
  ).toHaveLength(1);
});

it('does not attach a file in which a virus was found before the mail went', async () => {
  const away = await startScanner();
  await away.close();
  scanAt(away.place);
  await send(infected());
  scanner = await startScanner(Number(away.place.split(':')[1]));
  await scanWaiting(context());
  const due = await store.claimDue('test', 50, now);
  const whole = await Promise.all(due.map((each) => complete({ store, links: mailLinks }, each)));
  expect(whole.flatMap(({ file }) => file ?? [])).toEqual([]);
  expect(
    whole.filter(({ mail }) =>
      mail.text.startsWith('The file is not attached, because a virus was found'),
    ),
  ).toHaveLength(1);
});
