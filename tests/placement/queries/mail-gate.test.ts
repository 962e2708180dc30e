/** Mails that an employer and a candidate cause one another within an hour are one mail at once and one at its end. */
import { describe, expect, test } from '@jest/globals';
import { POST as actAsVisitor } from '#app/api/enquiry/[token]/route';
import { POST as actAsEmployer } from '#app/api/shortlist/[token]/route';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { hourMs } from '#lib/platform/values/india';
import type { Person } from '#tests/placement/placement-desk';
import { asked, shown } from '#tests/placement/placement-steps';
import {
  candidate,
  employer,
  gatedPlacement,
  slotOf,
} from '#tests/placement/queries/mail-gate-harness';
import { testedEngines } from '#tests/platform/db/engines';

describe.each(testedEngines)('mails between strangers on %s', (_engine, newPlace) => {
  const { placement, sent, addressees, post } = gatedPlacement(newPlace);

  test('a digest carries the calendar entry of the time that was chosen last, and nothing once it is off', async () => {
    const p = await shown(placement());
    const times = [slotOf(0), slotOf(1), slotOf(2)];
    await post(actAsEmployer, p.token, { action: 'interview', candidate: p.card, slot: times });
    await sent();
    for (const slot of times) {
      await post(actAsVisitor, p.asha.token, { action: 'slot', vacancy: p.vacancy, slot });
    }
    expect((await addressees()).sort()).toEqual([candidate, employer]);
    p.clock.now += hourMs;
    const digests = await sent();
    expect(digests.map(({ to }) => to).sort()).toEqual([candidate, employer]);
    for (const { attachments = [] } of digests) {
      expect(attachments.map(({ content }) => /DTSTART;[^\r]*/.exec(content)?.[0])).toEqual([
        'DTSTART;TZID=Asia/Kolkata:20261127T081000',
      ]);
    }
    for (const slot of times) {
      await post(actAsVisitor, p.asha.token, { action: 'slot', vacancy: p.vacancy, slot });
    }
    await sent();
    await post(actAsEmployer, p.token, { action: 'no', candidate: p.card });
    expect((await sent()).map(({ subject }) => subject)).toContain(
      'Your interview with Kaveri Traders on Fri 27 Nov 2026, 8:10 AM is cancelled',
    );
    p.clock.now += hourMs;
    expect(await sent()).toEqual([]);
    const { mails } = await p.store.findRelations(p.asha.id);
    expect(mails.filter(({ state }) => state === 'waiting')).toEqual([]);
  });

  test('what several people answer within the hour is one mail, with a part for each', async () => {
    const p = await asked(placement());
    await p.share(p.vacancy);
    const others: Person[] = [];
    for (const name of ['Priya Sample', 'Mohan Sample', 'Latha Sample']) {
      others.push(await p.addApplicant(name));
    }
    await p.onDesk(p.vacancy, {
      action: 'propose',
      candidate: others.map(({ reference }) => reference),
    });
    await sent();
    const yes = { action: 'consent', vacancy: p.vacancy, answer: 'yes' };
    for (const { token } of [p.asha, ...others]) await post(actAsVisitor, token, yes);
    const toEmployer = (mails: readonly OutgoingMail[]) =>
      mails.filter(({ to }) => to === employer);
    expect(toEmployer(await sent())).toHaveLength(1);
    await post(actAsVisitor, others[0]?.token ?? '', {
      action: 'consent-withdraw',
      vacancy: p.vacancy,
    });
    p.clock.now += hourMs;
    const [digest, ...more] = toEmployer(await sent());
    expect(more).toEqual([]);
    // One of the three took it back.
    expect(digest?.subject).toBe('A candidate has agreed to be shown to you (and 1 more)');
    expect(digest?.html.match(/<h1/g)).toHaveLength(2);
    expect(digest?.html.match(/<\/html>/g)).toHaveLength(1);
  });

  test('of two hosts that claim at once, one has the whole digest', async () => {
    const p = await shown(placement());
    const texts = ['Who?', 'Where?', 'When?'];
    await sent();
    for (const text of texts) {
      await post(actAsEmployer, p.token, { action: 'question', candidate: p.card, text });
    }
    await sent();
    p.clock.now += hourMs;
    const claims = await Promise.all(
      ['one', 'two'].map((host) => p.store.claimDue(host, 10, p.clock.now)),
    );
    const [digest, ...more] = claims.flat();
    expect(more).toEqual([]);
    expect(digest?.also).toHaveLength(1);
    expect(digest && (await p.store.markSent(digest, p.clock.now))).toBe(true);
    p.clock.now += hourMs;
    expect(await sent()).toEqual([]);
  });

  test('a restart does not send a digest before its hour', async () => {
    const p = await shown(placement());
    await sent();
    for (const index of [0, 1]) {
      await post(actAsEmployer, p.token, {
        action: 'interview',
        candidate: p.card,
        slot: slotOf(index),
      });
    }
    await sent();
    expect((await p.store.backlog(p.clock.now + hourMs / 2)).oldestSeconds).toBe(0);
    p.clock.now += 60_000;
    await p.store.makeAllDue(p.clock.now);
    expect(await sent()).toEqual([]);
    p.clock.now += hourMs;
    expect((await p.store.backlog(p.clock.now)).oldestSeconds).toBe(60);
    expect(await addressees()).toEqual([candidate]);
  });
});
