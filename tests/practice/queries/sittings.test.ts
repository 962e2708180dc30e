/** Sittings in the store, on both engines: who may save, who ends it, whom a line pays for, and what an erasure takes. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import type { Exam } from '#lib/practice/schema';
import { openAt, type Place, testedEngines } from '#tests/platform/db/engines';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';

const noon = Date.parse('2026-11-24T12:00:00+05:30');
const minute = 60_000;

const phones: Readonly<Record<string, string>> = {
  'asha@example.com': '+91 90000 00001',
  'uma@example.com': '+91 90000 00002',
};

describe.each(testedEngines)('on %s', (_engine, newPlace) => {
  let place: Place;
  let store: Store;
  let enquiry: string;
  beforeEach(async () => {
    place = await newPlace();
    store = await openAt(place);
    enquiry = await storeEnquiry('asha@example.com');
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  async function storeEnquiry(email: string): Promise<string> {
    const id = randomUUID();
    await store.recordSubmission(
      enquiryOf({
        id,
        kind: 'certificate',
        receivedAt: noon - minute,
        email,
        phone: phones[email],
      }),
      [],
    );
    return id;
  }

  const lineOf = (id: string, action: string, version?: number) => ({
    id,
    ...(version !== undefined && { version }),
    change: {},
    event: { id: randomUUID(), at: noon, by: { kind: 'site' } as const, action, detail: {} },
  });
  const versionOf = async (id: string) => (await store.findEnquiryOf(id))?.version ?? -1;

  const passInterview = async (id: string, passed = true) =>
    store.recordInterview({
      write: lineOf(id, 'interview', await versionOf(id)),
      interview: {
        id: randomUUID(),
        enquiryId: id,
        module: 5,
        passed,
        at: noon,
        by: 'a@b.example',
      },
    });

  const examOf = (id: string): Exam => ({
    id: randomUUID(),
    enquiryId: id,
    tokenHash: randomUUID(),
    module: 5,
    state: 'invited',
    opensAt: noon,
    closesAt: noon + 600 * minute,
    minutes: 40,
    invitedAt: noon,
    invitedBy: 'a@b.example',
    rev: 0,
  });

  const invite = async (id: string, exam = examOf(id)) =>
    store.inviteExam(lineOf(id, 'invite-exam', await versionOf(id)), exam);

  async function running(): Promise<string> {
    await passInterview(enquiry);
    const exam = examOf(enquiry);
    await invite(enquiry, exam);
    await store.startExam({
      id: exam.id,
      at: noon,
      endsAt: noon + 40 * minute,
      made: '{"answers":[]}',
      write: lineOf(enquiry, 'exam-started'),
    });
    return exam.id;
  }

  test('a start happens once, in its window alone', async () => {
    await passInterview(enquiry);
    const exam = { ...examOf(enquiry), opensAt: noon + minute };
    await invite(enquiry, exam);
    const start = (at: number) =>
      store.startExam({
        id: exam.id,
        at,
        endsAt: at + minute,
        made: '{}',
        write: lineOf(enquiry, 'exam-started'),
      });
    expect(await start(noon)).toBe(false);
    const both = await Promise.all([start(noon + minute), start(noon + minute)]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await start(exam.closesAt)).toBe(false);
  });

  test('of two saves from one saving one is written, and the other gets its cells', async () => {
    const id = await running();
    const answers = await Promise.all(
      ['one', 'two'].map((value) =>
        store.saveExam({ id, at: noon, from: 0, by: value, cells: { value } }),
      ),
    );
    expect(answers.map(({ done }) => done).toSorted()).toEqual(['older', 'saved']);
    const older = answers.find(({ done }) => done === 'older');
    expect(older).toMatchObject({ rev: 1, typed: (await store.findExam(id))?.typed });
  });

  test('many saves at once lose none: each has a number of its own', async () => {
    const id = await running();
    const saves = Array.from({ length: 20 }, (_, at) =>
      store.saveExam({ id, at: noon, cells: { [`x${at}`]: String(at) } }),
    );
    const revs = (await Promise.all(saves)).map((each) => ('rev' in each ? each.rev : 0));
    expect(revs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(Object.keys((await store.findExam(id))?.typed ?? {})).toHaveLength(20);
  });

  test('it ends once, with what was marked and nothing that was saved since', async () => {
    const id = await running();
    await store.saveExam({ id, at: noon, cells: { value: '1' } });
    const result = { score: 1, of: 2, percent: 50, passed: false, passMark: 60, marked: '{}' };
    const end = (rev: number) =>
      store.endExam({ id, rev, at: noon + minute, by: 'visitor', result });
    expect(await end(0)).toBe(false);
    expect(await end(1)).toBe(true);
    expect(await end(1)).toBe(false);
    expect(await store.saveExam({ id, at: noon, cells: { value: '2' } })).toEqual({ done: 'over' });
    expect(await store.findExam(id)).toMatchObject({ state: 'done', percent: 50, passed: false });
    expect(await store.findExamPaper(id)).toEqual({ made: '{"answers":[]}', marked: '{}' });
  });

  test('attempts count for the person, whichever of their enquiries is open', async () => {
    const id = await running();
    const other = await storeEnquiry('asha@example.com');
    expect(await invite(other)).toBe('open');
    const result = { score: 0, of: 2, percent: 0, passed: false, passMark: 60, marked: '{}' };
    await store.endExam({ id, rev: 0, at: noon, by: 'time', result });
    expect(await invite(other)).toBe('unpaid');
    const stranger = await storeEnquiry('uma@example.com');
    expect(await invite(stranger)).toBe('no-interview');
    await passInterview(stranger);
    const both = await Promise.all([invite(stranger), invite(stranger)]);
    expect(both.toSorted()).toEqual(['invited', 'stale']);
  });

  test('the assessed modules of a person are found by their other enquiries', async () => {
    const id = await running();
    const result = { score: 2, of: 2, percent: 100, passed: true, passMark: 60, marked: '{}' };
    await store.endExam({ id, rev: 0, at: noon, by: 'visitor', result });
    const name = (await store.findEnquiryOf(enquiry))?.name ?? '';
    const certificate = {
      ...{ number: 'HC-2026-ABCDEF1', holder: name, what: '5', date: '2026-11-24' },
      ...{ consent: true, issuedAt: noon },
    };
    await store.issueCertificates([certificate]);
    expect(await store.findCertificate(certificate.number)).toMatchObject({
      paperOn: '2026-11-24',
      paperPercent: 100,
      showsPercent: false,
    });
    const application = await storeEnquiry('asha@example.com');
    const stranger = await storeEnquiry('uma@example.com');
    expect(await store.listAssessed([application, stranger])).toEqual([
      { enquiryId: application, module: 5, certificate: certificate.number },
    ]);
    await store.revokeCertificate(certificate.number, noon);
    expect(await store.listAssessed([application])).toEqual([]);
  });

  test('an erasure takes interview, sitting and paper', async () => {
    const id = await running();
    await store.eraseEnquiry(enquiry, noon);
    expect(await store.findExam(id)).toBeUndefined();
    expect(await store.findExamPaper(id)).toBeUndefined();
    expect(await store.countOpenExams(noon)).toBe(0);
  });
});
