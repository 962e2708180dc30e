import { describe, expect, test } from '@jest/globals';
import { context } from '#lib/platform/context';
import { openVisitor } from '#tests/accounts/visitor-harness';
import { doesOn } from '#tests/enquiries/worked-enquiry';
import { forEachTest } from '#tests/setup/for-each-test';

const hour = 60 * 60 * 1000;
const visitor = forEachTest(openVisitor);

describe('a change', () => {
  test('of the preference is stored, is in the history, and is mailed to staff', async () => {
    const response = await visitor().change({ action: 'wish', time: 'evening', language: 'Tamil' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: true, reference: visitor().reference });
    expect(await visitor().found()).toMatchObject({
      preference: { time: 'evening', language: 'Tamil' },
      version: 1,
    });
    const mail = (await visitor().trial.staffMails()).find(({ text }) => text?.includes('Wants'));
    expect(mail?.subject).toBe(
      `[contact] Asha Kumari (${visitor().reference}): chose when to call`,
    );
    expect(mail?.text).toContain('Wants a call: in the evening (4 to 6), in Tamil\n');
    expect(mail?.text).not.toContain('Before:');
    expect(mail?.replyTo).toMatchObject([{ address: 'asha@example.com' }]);
    expect(await visitor().read()).toMatch(
      /value="evening"[^>]*checked|checked[^>]*value="evening"/,
    );
  });

  test('of a preference that was stored before says what it is now and what it was', async () => {
    await visitor().change({ action: 'wish', time: 'evening', language: 'Tamil' });
    visitor().trial.passTime(hour);
    const answer = await visitor().change({ action: 'wish', time: 'morning', language: '' });
    expect((await answer.json()).message).toBe(
      'Saved. We will call the number that ends in 45, in the morning (10 to 12). Our promise has not changed: we will call by Tue 24 Nov 2026, 6:00 PM IST.',
    );
    const mail = (await visitor().trial.staffMails()).find(({ subject }) =>
      subject?.endsWith(': changed when to call'),
    );
    expect(mail?.text).toContain(
      'Wants a call: in the morning (10 to 12), no language preference\nBefore: in the evening (4 to 6), in Tamil\n',
    );
  });

  test('of what is closed promises no call', async () => {
    await doesOn(visitor().reference, { name: 'close', outcome: 'answered' });
    const preference = { action: 'wish', time: 'evening', language: 'Tamil' };
    expect((await (await visitor().change(preference)).json()).message).toBe(
      'Noted. Nothing else was pending. Our team will read this and take it up if you need us.',
    );
  });

  test('names no promise that was broken as one that holds', async () => {
    visitor().trial.passTime(5 * 24 * hour);
    const { message } = await (
      await visitor().change({ action: 'note', note: 'Please call' })
    ).json();
    expect(message).toContain(
      'We promised to call by Tue 24 Nov 2026, 6:00 PM IST, and we are late.',
    );
    expect(message).not.toContain('stays as it was');
  });

  test('of the phone follows the rule of the form; the old one stays in the history', async () => {
    expect((await visitor().change({ action: 'phone', phone: 'call me' })).status).toBe(422);
    expect((await visitor().change({ action: 'phone', phone: '+91 90000 54321' })).status).toBe(
      200,
    );
    expect(await visitor().found()).toMatchObject({ phone: '+91 90000 54321' });
    const events = await context().store.listEvents((await visitor().found())?.id ?? '');
    expect(events.at(-1)).toMatchObject({
      action: 'phone',
      by: { kind: 'visitor' },
      detail: { phone: '+91 90000 54321', before: '+91 98400 12345' },
    });
  });

  test.each([
    ['+91 98400 1234', 'shorter'],
    ['98400 123456', 'longer'],
  ])(
    'of the phone to %s is kept, and asked about: it is %s than an Indian number',
    async (phone, length) => {
      const doubt = `is ${length} than an Indian number, which has 10 digits, so our call may not reach you.`;
      const answer = await visitor().change({ action: 'phone', phone });
      expect(answer.status).toBe(200);
      expect((await answer.json()).message).toContain(
        `that ends in ${phone.slice(-2)}. It ${doubt}`,
      );
      const html = await visitor().read();
      expect(html).toContain(`The phone number ${doubt} <a href="#phone">Correct it</a>.`);
      expect(html).toMatch(/<details open=""><summary>Correct the phone number/);
      expect(html).not.toContain(phone);
      await visitor().change({ action: 'phone', phone: '+91 98400 12345' });
      const corrected = await visitor().read();
      expect(corrected).not.toContain('than an Indian number');
      expect(corrected).toContain('<details><summary>Correct the phone number');
    },
  );

  test.each(['constructor', '__proto__', 'toString', 'valueOf'])(
    'of the name %s is none, whatever else it says',
    async (action) => {
      const ok = { name: 'note', note: 'x'.repeat(3000) };
      const response = await visitor().change({ action, ok } as unknown as Record<string, string>);
      expect([response.status, Object.keys((await response.json()).errors)]).toEqual([
        422,
        ['action'],
      ]);
      expect(await context().store.listEvents((await visitor().found())?.id ?? '')).toHaveLength(1);
    },
  );

  test('past the fifth of a day is stored without a mail, also where many come at the same moment', async () => {
    const adds = async () =>
      (await visitor().trial.staffMails()).filter(({ text }) => text?.startsWith('Adds: '));
    const notes = Array.from({ length: 12 }, (_, at) => ({ action: 'note', note: `Note ${at}` }));
    const answers = await Promise.all(notes.map((note) => visitor().change(note)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await adds()).toHaveLength(5);
    expect(await context().store.listEvents((await visitor().found())?.id ?? '')).toHaveLength(13);
    visitor().trial.passTime(24 * hour);
    await visitor().change({ action: 'note', note: 'The next day' });
    expect(await adds()).toHaveLength(6);
  });

  test.each([
    [{ action: 'note', note: 'x'.repeat(501) }, 'note'],
    [{ action: 'note', note: ' ' }, 'note'],
    [{ action: 'wish', time: 'midnight', language: 'Tamil' }, 'time'],
    [{ action: 'wish', time: 'any', language: 'French' }, 'language'],
    [{ action: 'phone' }, 'phone'],
    [{ action: 'withdraw' }, 'confirm'],
    [{ action: 'erase' }, 'action'],
  ])('%j is refused and names the field', async (fields, field) => {
    const response = await visitor().change(fields);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toHaveProperty(field);
  });
});
