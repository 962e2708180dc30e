/** However often somebody clicks, the other side reads no more than the gate allows, on either database. */
import { describe, expect, test } from '@jest/globals';
import { POST as actAsVisitor } from '#app/api/enquiry/[token]/route';
import { POST as actAsEmployer } from '#app/api/shortlist/[token]/route';
import { GET as mailsPage } from '#app/desk/mails/route';
import { dayMs, hourMs } from '#lib/platform/values/india';
import { cardsIn, type Person } from '#tests/placement/placement-desk';
import { asked, shown } from '#tests/placement/placement-steps';
import {
  candidate,
  employer,
  gatedPlacement,
  slotOf,
} from '#tests/placement/queries/mail-gate-harness';
import { testedEngines } from '#tests/platform/db/engines';

describe.each(testedEngines)('mails between strangers on %s', (_engine, newPlace) => {
  const { placement, sent, addressees, post, statusOf, cardOf } = gatedPlacement(newPlace);

  test('200 invitations are one mail at once and one at the end of the hour, with the times that hold then', async () => {
    const p = await shown(placement());
    await sent();
    for (let index = 0; index < 200; index += 1) {
      const fields = { action: 'interview', candidate: p.card, slot: slotOf(index) };
      expect(await statusOf(post(actAsEmployer, p.token, fields, index % 7))).toBe(200);
    }
    // However often it was clicked, one waits.
    const { mails } = await p.store.findRelations(p.asha.id);
    expect(mails.filter(({ state }) => state === 'waiting')).toHaveLength(2);
    const [first, ...others] = await sent();
    expect([first?.to, others]).toEqual([candidate, []]);
    expect(first?.text).toContain('Fri 27 Nov 2026, 8:00 AM');
    p.clock.now += hourMs - 1000;
    expect(await sent()).toEqual([]);
    p.clock.now += 1000;
    const [digest, ...more] = await sent();
    expect([digest?.to, more]).toEqual([candidate, []]);
    expect(digest?.text).toContain('Sat 28 Nov 2026, 4:15 PM');
    expect(digest?.text).not.toContain('27 Nov');
    expect(digest?.text).toContain(`/enquiry/${p.asha.token}`);
    p.clock.now += dayMs;
    expect(await sent()).toEqual([]);
  });

  test('200 requests for other times are two mails to the employer, the second with the last one', async () => {
    const p = await shown(placement());
    const invite = { action: 'interview', candidate: p.card, slot: slotOf(0) };
    await post(actAsEmployer, p.token, invite);
    await sent();
    for (let index = 0; index < 200; index += 1) {
      const fields = { action: 'other-slot', vacancy: p.vacancy, text: `After ${index} o’clock` };
      expect(await statusOf(post(actAsVisitor, p.asha.token, fields, index % 7))).toBe(200);
    }
    expect(await addressees()).toEqual([employer]);
    p.clock.now += hourMs;
    const digest = await sent();
    expect(digest.map(({ to }) => to)).toEqual([employer]);
    expect(digest[0]?.text).toContain('When they can: After 199 o’clock');
  });

  test('200 questions are two mails to staff, and none of them is lost', async () => {
    const p = await shown(placement());
    await sent();
    for (let index = 0; index < 200; index += 1) {
      const fields = { action: 'question', candidate: p.card, text: `Question ${index}?` };
      expect(await statusOf(post(actAsEmployer, p.token, fields, index % 7))).toBe(200);
    }
    expect((await sent()).map(({ role, text }) => [role, /Question \d+/.exec(text)?.[0]])).toEqual([
      ['staff', 'Question 0'],
    ]);
    p.clock.now += hourMs;
    const [digest, ...more] = await sent();
    expect([digest?.role, more]).toEqual(['staff', []]);
    expect(digest?.text.match(/Question \d+/g)).toHaveLength(199);
    expect(digest?.html.match(/Question \d+/g)).toHaveLength(199);
  });

  test('past 20 mails of one sender a day the others are held: the desk is notified once, reads them and sends them', async () => {
    const p = await asked(placement());
    await p.onDesk(p.vacancy, { action: 'change', number: 30 });
    const people: Person[] = [];
    for (let index = 0; index < 23; index += 1) {
      people.push(await p.addApplicant(`Person ${String.fromCharCode(65 + index)}`));
    }
    await p.onDesk(p.vacancy, {
      action: 'propose',
      candidate: people.map(({ reference }) => reference),
    });
    for (const person of people) await p.sayYes(person, p.vacancy);
    const token = await p.share(p.vacancy);
    p.clock.now += hourMs;
    await sent();
    for (let at = 0; at < 23; at += 1) {
      const fields = { action: 'interview', candidate: await cardOf(token, at), slot: slotOf(at) };
      expect(await statusOf(post(actAsEmployer, token, fields, at))).toBe(200);
    }
    const mails = await sent();
    expect(mails.filter(({ role }) => role === 'visitor')).toHaveLength(20);
    const notices = mails.filter(({ role }) => role === 'staff');
    expect(notices.map(({ subject }) => subject)).toEqual([
      '[placement] Kaveri Traders: mails are held back',
    ]);
    const last = { candidate: await cardOf(token, 22), slot: slotOf(99) };
    await post(actAsEmployer, token, { action: 'interview', ...last });
    const page = await p.browser.read(mailsPage, '/desk/mails');
    expect(page.match(/Held back, because too many/g)).toHaveLength(3);
    expect(page).toContain('Please choose a time on your page');
    await p.store.resendDeadLetters(p.clock.now);
    expect(await sent()).toHaveLength(3);
    // The next day has a new count.
    p.clock.now += dayMs;
    const again = { action: 'interview', candidate: await cardOf(token, 0), slot: slotOf(150) };
    await post(actAsEmployer, token, again);
    expect(await sent()).toHaveLength(1);
  }, 60_000);

  test('past 60 mails of one network a day the others are held, whoever sends them', async () => {
    const { store, clock } = placement();
    const lists = [];
    for (let index = 0; index < 4; index += 1) {
      const by = await placement().addEmployer(`owner${index}@kaveri.example`);
      const vacancy = await placement().openVacancy(by);
      await placement().onDesk(vacancy, { action: 'change', number: 30 });
      lists.push(vacancy);
    }
    const people: Person[] = [];
    for (let index = 0; index < 16; index += 1) {
      people.push(await placement().addApplicant(`Person ${String.fromCharCode(65 + index)}`));
    }
    for (const vacancy of lists) {
      await placement().onDesk(vacancy, {
        action: 'propose',
        candidate: people.map(({ reference }) => reference),
      });
      for (const person of people) await placement().sayYes(person, vacancy);
    }
    await sent();
    let delivered = 0;
    for (const vacancy of lists) {
      // Another hour, so that nobody's mail joins a digest.
      clock.now += hourMs;
      const token = await placement().share(vacancy);
      await sent();
      const cards = cardsIn(await (await placement().shortlistPage(token)).text());
      for (const [at, card] of cards.entries()) {
        const slot = slotOf(at + 16 * lists.indexOf(vacancy));
        await post(actAsEmployer, token, { action: 'interview', candidate: card, slot });
      }
      delivered += (await sent()).filter(({ role }) => role === 'visitor').length;
    }
    expect(delivered).toBe(60);
    expect(await store.listOpenDeadLetters(10)).toHaveLength(4);
  }, 60_000);
});
