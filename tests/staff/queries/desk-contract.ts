import { expect, test } from '@jest/globals';
import { hourMs as hour } from '#lib/platform/values/india';
import { type DeskSession, mostWrong } from '#lib/staff/schema';
import type { Place } from '#tests/platform/db/engines';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { failDue, mailOf, noon, signInOf, submissionOf } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';
import { describeSessions } from '#tests/staff/queries/session-contract';
import { describeTeam } from '#tests/staff/queries/team-contract';

const minute = 60_000;

const sessionOf = (changes: Partial<DeskSession> = {}): DeskSession => ({
  tokenHash: 'session',
  email: 'meena@example.com',
  signedInAt: noon + minute,
  endsAt: noon + 12 * hour,
  ...changes,
});

const certificateOf = (number: string, holder = 'Asha') => {
  const awarded = { what: '5', date: '2026-11-20', consent: true, issuedAt: noon };
  return { ...awarded, number, holder };
};

export function describeDesk(place: () => Promise<Place>): void {
  const { store } = newStoreForEachTest(place);
  describeSessions(place);
  describeTeam(place);

  test('one sign-in opens one session, also where two try at the same moment', async () => {
    await store.recordSignIn(signInOf());
    const opened = await Promise.all([
      store.openDeskSession('token', sessionOf()),
      store.openDeskSession('token', sessionOf({ tokenHash: 'another' })),
    ]);
    expect(opened.filter(Boolean)).toHaveLength(1);
    expect(await store.findSignIn('token', noon)).toBeUndefined();
  });

  test('a sign-in is over at its end, and for its own address alone; five wrong codes void its code, never its link', async () => {
    await store.recordSignIn(signInOf());
    expect(await store.findSignIn('token', noon + 10 * minute)).toBeUndefined();
    const stranger = sessionOf({ email: 'sathya@example.com' });
    expect(await store.openDeskSession('token', stranger)).toBe(false);
    for (let time = 1; time <= mostWrong; time += 1) {
      expect(await store.tryCode('browser', 'wrong', noon)).toMatchObject([{ wrong: time }]);
    }
    const { codeHash } = signInOf();
    expect(await store.tryCode('browser', codeHash, noon)).toEqual([]);
    expect((await store.listSignIns('browser', noon)).map(({ wrong }) => wrong)).toEqual([5]);
    expect(await store.findSignIn('token', noon)).toMatchObject({ tokenHash: 'token' });
    expect(await store.openDeskSession('token', sessionOf())).toBe(true);
  });

  test('of many codes that arrive at the same moment five are compared', async () => {
    await store.recordSignIn(signInOf());
    await store.recordSignIn(signInOf({ tokenHash: 'newer' }));
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, at) => store.tryCode('browser', `wrong ${at}`, noon)),
    );
    expect(tries.filter(({ length }) => length > 0)).toHaveLength(mostWrong);
    expect(await store.tryCode('browser', signInOf().codeHash, noon)).toEqual([]);
  });

  test('a code that fits is found at the last try as well', async () => {
    await store.recordSignIn(signInOf());
    for (let time = 1; time < mostWrong; time += 1) await store.tryCode('browser', 'wrong', noon);
    const { codeHash } = signInOf();
    expect(await store.tryCode('browser', codeHash, noon)).toMatchObject([{ codeHash }]);
    expect(await store.openDeskSession('token', sessionOf())).toBe(true);
  });

  test('certificates are found by the end of their number, and the revoked ones of a year are listed', async () => {
    const numbers = ['HC-2026-4K7MQ2R', 'HC-2026-7ABCDEF', 'HC-2025-7ABCDEG'];
    await store.issueCertificates(numbers.map((number) => certificateOf(number)));
    const ending = async (end: string) =>
      (await store.findCertificatesEnding(end)).map(({ number }) => number);
    expect(await ending('7ABCDEF')).toEqual(['HC-2026-7ABCDEF']);
    for (const number of numbers.slice(1)) await store.revokeCertificate(number, noon);
    expect(await store.listRevokedCertificates('HC-2026-')).toEqual(['HC-2026-7ABCDEF']);
  });

  test('a part of a holder’s name is found as it was typed: no sign of it is a pattern', async () => {
    const holders = ['Asha_R', 'AshaXR'];
    await store.issueCertificates(
      holders.map((holder, at) => certificateOf(`HC-2026-00000${at}`, holder)),
    );
    const found = await store.listCertificates('a_r', 10);
    expect(found.map(({ holder }) => holder)).toEqual(['Asha_R']);
  });

  test('an id or a word with NUL in it finds nothing, and fails nothing', async () => {
    const odd = 'a\0b';
    await store.recordSignIn(signInOf({ email: `${odd}@example.com` }));
    expect(await store.listCertificates(odd, 10)).toEqual([]);
    expect(await store.resendMail(odd, odd, noon)).toBe(false);
    expect(await store.closeMail(odd, odd, noon)).toBe(false);
    expect(await store.resendWebhook(odd, noon)).toBe(false);
    expect(await store.findSubmission(odd)).toBeUndefined();
  });

  test('a session is found until it ends; all of a member end at once, and those of former members', async () => {
    const open = async (tokenHash: string, email: string) => {
      await store.recordSignIn(signInOf({ tokenHash, email }));
      await store.openDeskSession(tokenHash, sessionOf({ tokenHash, email }));
    };
    await open('one', 'meena@example.com');
    await open('two', 'meena@example.com');
    await open('three', 'sathya@example.com');
    expect(await store.findDeskSession('one', noon + hour)).toMatchObject({
      signedInAt: noon + minute,
    });
    expect(await store.findDeskSession('one', noon + 12 * hour)).toBeUndefined();
    expect(await store.endDeskSessionsOf('meena@example.com')).toBe(2);
    expect(await store.deleteSessionsExceptOf(['meena@example.com'])).toBe(1);
    expect(await store.findDeskSession('three', noon + hour)).toBeUndefined();
    await open('four', 'meena@example.com');
    expect(await store.forgetSignIns(noon + 12 * hour)).toBe(1);
  });

  test('dead letters are listed with the enquiry they are about, and without what was given up', async () => {
    const submission = enquiryOf();
    await store.recordSubmission(submission, [mailOf()]);
    await store.recordSubmission(submissionOf({ kind: 'digest', email: '' }), [mailOf()]);
    await failDue(store);
    const failed = await store.listOpenDeadLetters(10);
    expect(failed.map(({ reference }) => reference)).toEqual(
      expect.arrayContaining([submission.enquiry.reference, undefined]),
    );
    for (const { submissionId, id } of failed) await store.closeMail(submissionId, id, noon);
    expect(await store.listOpenDeadLetters(10)).toEqual([]);
  });

  test('a template keeps all its versions, and of two that are saved at once the first holds', async () => {
    const own = { id: 't', title: 'Call', kind: '', language: 'Tamil', removed: false };
    const version = (number: number, body: string) =>
      store.saveTemplate({ ...own, member: 'm@hoa.example', at: noon, version: number, body });
    expect(await version(1, 'வணக்கம் {name}')).toBe(true);
    expect(await version(2, 'Second')).toBe(true);
    expect(await version(2, 'Other')).toBe(false);
    const stored = await store.listTemplates();
    expect(stored.map((each) => [each.version, each.body, each.removed])).toEqual([
      [2, 'Second', false],
      [1, 'வணக்கம் {name}', false],
    ]);
  });
}
