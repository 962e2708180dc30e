import { expect, it } from '@jest/globals';
import type { Form } from '#lib/forms/define';
import type { Trial } from '#tests/enquiries/enquiry-harness';
import {
  type Call,
  json,
  multipart,
  post,
  sampleOf,
  urlencoded,
} from '#tests/enquiries/intake/posts';
import { noon } from '#tests/setup/test-site';

const phoneIn = ({ fields }: Form) => ('mobile' in fields ? 'mobile' : 'phone');

/** Telugu and Sinhala with joiners, a word that ends in one, pictures of several, a Latin name that came with one. */
const joinedNames = [
  'రాజ్\u200cకుమార్',
  'ක්\u200dෂණ',
  'क्\u200dष देवी',
  'വിനോദ് നായര്\u200d',
  'Asha 👩\u200d🌾',
  'Ash\u200cok',
];

export function describeAccepting(form: Form, current: () => { call: Call; trial: Trial }): void {
  const sample = sampleOf(form);
  const sent = Object.entries(form.fields).filter(([name]) => name !== 'batch');
  const labels = sent.map(([, { label }]) => label);

  it('is on disk and answered with its own text', async () => {
    const { call, trial } = current();
    const response = await call(json(sample));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      success: true,
      message: form.success,
      msg: form.success,
      reference: expect.stringMatching(/^HOA-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{3}$/),
      promisedBy: '2026-11-24T18:00:00+05:30',
      enquiry: expect.stringMatching(/^\/enquiry\/[\w-]{22,}$/),
    });
    const [submission, ...more] = trial.stored();
    expect(more).toEqual([]);
    expect(submission).toMatchObject({
      kind: form.kind,
      receivedAt: noon,
      name: 'Meena Iyer',
      email: 'meena@example.com',
      phone: '+91 98400-12345',
    });
    expect(submission?.suspicion).toBeUndefined();
  });

  it('is mailed with every label in the order of the form', async () => {
    const { call, trial } = current();
    const { reference } = await (await call(json(sample))).json();
    const [mail, ...more] = await trial.staffMails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`[${form.kind}] Meena Iyer (${reference})`);
    expect(mail?.text).toContain(`/desk/${reference}`);
    expect(mail?.text).toContain('Contact promised by: Tue 24 Nov 2026, 6:00 PM IST');
    expect(mail?.to).toMatchObject([{ address: 'operations@localhost' }]);
    expect(mail?.replyTo).toMatchObject([{ name: 'Meena Iyer', address: 'meena@example.com' }]);
    for (const part of [mail?.text, mail?.html]) {
      const places = [...labels, 'Received', 'Contact promised by', 'Reference'].map(
        (label) => part?.indexOf(part === mail?.html ? `>${label}<` : `${label}: `) ?? -1,
      );
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    expect(mail?.text).toContain('Received: Fri 20 Nov 2026, 12:00 PM IST');
    const answers = Object.entries(sample).filter(([name]) => name !== 'email');
    for (const [name, answer] of answers) {
      for (const entry of [answer].flat().filter((each) => typeof each === 'string')) {
        expect({ name, text: mail?.text }).toMatchObject({ text: expect.stringContaining(entry) });
      }
    }
  });

  it('leads a page without a script to the page of its kind', async () => {
    const { call, trial } = current();
    for (const request of [urlencoded(sample), multipart(sample)]) {
      const response = await call(request);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`/received/${form.kind}`);
    }
    const [one, two] = trial.stored();
    expect(two?.transcript).toEqual(one?.transcript);
  });

  it('keeps nothing that it did not ask for', async () => {
    const { call, trial } = current();
    const more = '"isAdmin":"yes please","__proto__":{"polluted":"yes","name":"Mallory"}';
    const body = JSON.stringify(sample).replace(/\}$/, `,${more}}`);
    await call(post(body, { 'content-type': 'application/json' }));
    const [submission] = trial.stored();
    expect(submission?.transcript.map(({ name }) => name)).toEqual(sent.map(([name]) => name));
    expect(JSON.stringify(submission)).not.toMatch(/yes please|polluted|Mallory/);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('trims what was typed', async () => {
    const { call, trial } = current();
    await call(json({ ...sample, name: '  Meena \t Iyer \n', email: ' meena@example.com ' }));
    expect(trial.stored()).toMatchObject([{ name: 'Meena Iyer', email: 'meena@example.com' }]);
  });

  it('takes a name of 100 characters as a reader counts them', async () => {
    const { call, trial } = current();
    expect((await call(json({ ...sample, name: '𝑴'.repeat(100) }))).status).toBe(200);
    expect(trial.stored()).toMatchObject([{ name: '𝑴'.repeat(100) }]);
    expect((await call(json({ ...sample, name: '𝑴'.repeat(101) }))).status).toBe(422);
  });

  it('keeps a name letter for letter, joiners and pictures made of several included', async () => {
    const { call, trial } = current();
    for (const [at, name] of joinedNames.entries()) {
      const email = `visitor${at}@example.com`;
      expect((await call(json({ ...sample, name, email }))).status).toBe(200);
    }
    expect(trial.stored().map(({ name }) => name)).toEqual(joinedNames);
    const mails = await trial.staffMails();
    for (const name of joinedNames) {
      const mail = mails.find(({ subject }) => subject?.startsWith(`[${form.kind}] ${name} (`));
      expect(mail?.text).toContain(`: ${name}\n`);
      expect(mail?.html).toContain(name);
      expect(mail?.replyTo).toMatchObject([{ name }]);
    }
  });

  it('keeps joiners in whatever is typed, and none of what turns or hides letters', async () => {
    const { call, trial } = current();
    const texts = Object.entries(form.fields).filter(
      ([name, { input }]) => !['batch', 'ofAge'].includes(name) && /^(text|multiline)$/.test(input),
    );
    const typed = texts.map(([name]) => [name, 'సాఫ్ట్\u200cవేర్ \u202eక్ష\u2060 ක්\u200dෂණ\ufeff']);
    const response = await call(json({ ...sample, ...Object.fromEntries(typed) }));
    expect(response.status).toBe(200);
    const answers = trial.stored()[0]?.transcript ?? [];
    for (const [name] of texts) {
      const answer = answers.find((each) => each.name === name)?.value;
      expect({ name, answer }).toEqual({ name, answer: 'సాఫ్ట్\u200cవేర్ క్ష ක්\u200dෂණ' });
    }
  });

  it.each([
    ['me\u200cena@example.com\u200d', 'meena@example.com'],
    ['meena@example.com\ufe0f', 'meena@example.com'],
  ])('drops from an address what came with a copy: %j', async (email, stored) => {
    const { call, trial } = current();
    expect((await call(json({ ...sample, email }))).status).toBe(200);
    expect(trial.stored()).toMatchObject([{ email: stored }]);
  });

  it.each([
    ['+91\ufe0f 98765\ufe0f 43210', '+91 98765 43210'],
    ['\u034f98765\u034f43210\u200d', '9876543210'],
    ['(044) 2345 6789', '(044) 2345 6789'],
    ['(+91) 98765-43210', '(+91) 98765-43210'],
    ['98765.43210', '98765.43210'],
    ['[044] 2345/6789', '[044] 2345/6789'],
    ['+971 (0)4.123 4567', '+971 (0)4.123 4567'],
  ])(
    'counts the digits of a phone number, whatever stands between them: %j',
    async (phone, stored) => {
      const { call, trial } = current();
      expect((await call(json({ ...sample, [phoneIn(form)]: phone }))).status).toBe(200);
      expect(trial.stored()).toMatchObject([{ phone: stored }]);
    },
  );

  it.each(['98400–12345', '98400\u201112345', '044−2345\u00a06789'])(
    'takes a phone number with the dashes and spaces of other programs: %j',
    async (phone) => {
      const { call, trial } = current();
      expect((await call(json({ ...sample, [phoneIn(form)]: phone }))).status).toBe(200);
      expect(trial.stored()).toMatchObject([{ phone: expect.stringMatching(/^\d+-[\d ]+$/) }]);
    },
  );

  it('takes a repeated key once and gives the first answer again', async () => {
    const { call, trial } = current();
    const headers = { 'idempotency-key': 'one press of the button' };
    const answers = await Promise.all([call(json(sample, headers)), call(json(sample, headers))]);
    answers.push(await call(json(sample, headers)));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(bodies[0]).toMatchObject({ success: true, message: form.success });
    for (const each of bodies) expect(each).toEqual(bodies[0]);
    expect(trial.stored()).toHaveLength(1);
    expect(await trial.mails()).toHaveLength(2);
    await call(json({ ...sample, name: 'Somebody Else' }, headers));
    expect(trial.stored()).toHaveLength(2);
  });

  it('does not keep a refusal under its key', async () => {
    const { call } = current();
    const headers = { 'idempotency-key': 'tried, corrected, tried again' };
    expect((await call(json({ ...sample, email: 'nobody' }, headers))).status).toBe(422);
    expect((await call(json(sample, headers))).status).toBe(200);
  });

  it.each([
    ['fills the field that nobody sees', { website: 'https://spam.example' }],
    ['sends within a second of the load', { elapsedMs: 640 }],
  ])('stores and marks a post that %s, without a mail of its own', async (_, signs) => {
    const { call, trial } = current();
    const response = await call(json({ ...sample, ...signs }));
    expect(response.status).toBe(200);
    const reference = expect.stringMatching(/^HOA-/);
    // It tells a program nothing.
    expect(await response.json()).toMatchObject({
      success: true,
      message: form.success,
      reference,
    });
    expect(trial.stored()).toMatchObject([{ suspicion: expect.any(String) }]);
    expect(await trial.mails()).toEqual([]);
  });

  it.each([{ elapsedMs: 1000 }, { elapsedMs: 'soon' }, { website: '' }])(
    'finds nothing wrong with %j',
    async (signs) => {
      const { call, trial } = current();
      await call(json({ ...sample, ...signs }));
      expect(await trial.staffMails()).toHaveLength(1);
    },
  );
}
