import { expect, test } from '@jest/globals';
import type { Place } from '#tests/platform/db/engines';
import { failDue, mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';

export function describeTeam(place: () => Promise<Place>): void {
  const { store } = newStoreForEachTest(place);

  const settingsOf = (email: string, version: number, awayUntil = '') => ({
    email,
    version,
    awayUntil,
    languages: ['Tamil', 'தமிழ்'],
    dealt: version === 1,
    member: 'm@hoa.example',
    at: noon,
  });

  test('settings of a member are read as they were saved; of two saved at once over one version the first holds', async () => {
    expect(await store.saveMemberSettings(settingsOf('a@hoa.example', 1))).toBe(true);
    const both = await Promise.all([
      store.saveMemberSettings(settingsOf('a@hoa.example', 2, '2026-12-01')),
      store.saveMemberSettings(settingsOf('a@hoa.example', 2, '2026-12-02')),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await store.saveMemberSettings(settingsOf('a@hoa.example', 1))).toBe(false);
    expect(await store.listMemberSettings()).toEqual([
      settingsOf('a@hoa.example', 2, both[0] ? '2026-12-01' : '2026-12-02'),
    ]);
  });

  test('who left the desk leaves neither settings nor lists; those of the team stay', async () => {
    await store.saveMemberSettings(settingsOf('a@hoa.example', 1));
    await store.saveMemberSettings(settingsOf('b@hoa.example', 1));
    const filter = { title: 'Calls', sift: '?who=mine', at: noon };
    await store.saveFilter({ ...filter, id: '1', owner: 'a@hoa.example' });
    await store.saveFilter({ ...filter, id: '2', owner: '' });
    await store.saveFilter({ ...filter, id: '3', owner: 'b@hoa.example' });
    await store.forgetMembers(['b@hoa.example']);
    expect((await store.listMemberSettings()).map(({ email }) => email)).toEqual(['b@hoa.example']);
    expect((await store.listFilters('a@hoa.example')).map(({ id }) => id)).toEqual(['2']);
    expect(await store.removeFilter('3', 'a@hoa.example')).toBe(false);
    expect(await store.removeFilter('3', 'b@hoa.example')).toBe(true);
    expect(await store.listFilters('b@hoa.example')).toEqual([{ ...filter, id: '2', owner: '' }]);
  });

  test('mails closed by one click are reopened by its id, within the time limit', async () => {
    const submission = submissionOf();
    await store.recordSubmission(submission, [mailOf(), mailOf({ role: 'visitor' })]);
    await failDue(store);
    const [one, other] = await store.listOpenDeadLetters(10);
    await store.closeMail(submission.id, one?.id ?? '', noon, 'press');
    await store.closeMail(submission.id, other?.id ?? '', noon);
    expect(await store.reopenMails({ press: 'other', since: 0 })).toBe(0);
    expect(await store.reopenMails({ press: 'press', since: noon + 1 })).toBe(0);
    expect(await store.reopenMails({ press: 'press', since: noon })).toBe(1);
    expect(await store.reopenMails({ mails: [] })).toBe(0);
    expect(await store.reopenMails({ mails: [other?.id ?? '', one?.id ?? ''] })).toBe(1);
    expect(await store.listOpenDeadLetters(10)).toHaveLength(2);
  });
}
