import { expect, it } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import { draftKind } from '#lib/webinars/schema';
import { mailOf, noon, submissionOf } from '#tests/platform/db/samples';

export function describeDraftContract(store: Store): void {
  const draft = { email: 'devi@example.com', browser: 'b', savedAt: noon, transcript: [] };
  const notice = (idempotencyKey: string) =>
    submissionOf({ kind: draftKind, email: draft.email, idempotencyKey });

  it('says under which id staff are notified of a draft, and that a later one adds nothing', async () => {
    const first = notice('draft:1');
    const again = notice('draft:1');
    const before = (await store.backlog(noon)).waiting;
    expect(await store.saveDraft(draft, { submission: first, mails: [mailOf()] })).toEqual({
      id: first.id,
      repeated: false,
    });
    expect(
      await store.saveDraft(
        { ...draft, savedAt: noon + 2000 },
        { submission: again, mails: [mailOf()] },
      ),
    ).toEqual({ id: first.id, repeated: true });
    expect((await store.findDraft(draft.email))?.savedAt).toBe(noon + 2000);
    expect(await store.findSubmission(again.id)).toBeUndefined();
    expect((await store.backlog(noon)).waiting).toBe(before + 1);
  });

  it('does not count the intended delay of notices to staff as backlog, even after a restart', async () => {
    const others = await store.claimDue('host', 500, noon + 1000);
    for (const each of others) await store.markSent(each, noon);
    const minute = 60_000;
    const dueAt = noon + 10 * minute;
    const submission = notice('draft:2');
    await store.saveDraft(draft, { submission, mails: [mailOf()], dueAt });
    await store.makeAllDue(noon + minute);
    const ages = [9, 11].map((minutes) => store.backlog(noon + minutes * minute));
    expect((await Promise.all(ages)).map(({ oldestSeconds }) => oldestSeconds)).toEqual([0, 60]);
    const claims = [];
    for (const at of [dueAt - minute, dueAt]) claims.push(await store.claimDue('host', 500, at));
    expect(
      claims.map((all) => all.some(({ submissionId }) => submissionId === submission.id)),
    ).toEqual([false, true]);
  });
}
