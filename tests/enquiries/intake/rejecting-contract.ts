import { expect, it } from '@jest/globals';
import type { Form } from '#lib/forms/define';
import { openTrial, type Trial } from '#tests/enquiries/enquiry-harness';
import {
  type Call,
  type Headers,
  identifies,
  json,
  post,
  sampleOf,
  urlencoded,
} from '#tests/enquiries/intake/posts';

export function describeRejecting(form: Form, current: () => { call: Call; trial: Trial }): void {
  const sample = sampleOf(form);
  const required = Object.entries(form.fields).filter(([, field]) => field.required);
  const names = required.map(([name]) => name);

  async function expectRefused(response: Response, status: number) {
    expect(response.status).toBe(status);
    const envelope = await response.json();
    expect(envelope).toMatchObject({ success: false, message: expect.stringMatching(/\S/) });
    expect(envelope.msg).toBe(envelope.message);
    expect(current().trial.stored()).toEqual([]);
    return envelope;
  }

  it('names every field that is missing, with its text', async () => {
    const { call } = current();
    const { errors, message } = await expectRefused(await call(json({})), 422);
    expect(Object.keys(errors)).toEqual(names);
    for (const [name, { label, input }] of required) {
      if (input !== 'consent') expect(errors[name]).toBe(`${label} is required`);
    }
    expect(message).toBe(form.missing ?? errors[names[0] ?? '']);
  });

  it.each(names)('asks again for %s where it is empty or an object', async (name) => {
    const { call } = current();
    for (const empty of ['', ' \n', '\u200b', '\u202e', null, {}, [], ['x'], false]) {
      const response = await call(json({ ...sample, [name]: empty }));
      const { errors, message } = await expectRefused(response, 422);
      expect(Object.keys(errors)).toEqual([name]);
      if (form.fields[name]?.input !== 'consent')
        expect(message).toBe(form.missing ?? errors[name]);
    }
  });

  it.each([
    '\u3164',
    '\uffa0',
    '\u115f\u1160',
    '\u2800',
    '\u0301',
    '\u034f\ufe0f',
    '\u200d\u200c',
    '\u{e0041}',
  ])('asks again for a name of which nothing is seen: %j', async (name) => {
    const { call } = current();
    const { errors } = await expectRefused(await call(json({ ...sample, name })), 422);
    expect(errors).toEqual({ name: 'Name is required' });
  });

  it.each(['98400 12345', '…', '👩\u200d🌾', '\u3164.\u3164'])(
    'asks for letters in the name %j',
    async (name) => {
      const { call } = current();
      const { errors } = await expectRefused(await call(json({ ...sample, name })), 422);
      expect(errors).toEqual({ name: 'Name must have letters' });
    },
  );

  it.each(['98765', 'call 98765 43210', '98765 43210 ext 4', '1234567890123456', '()- .'])(
    'refuses the phone number %j',
    async (phone) => {
      const name = 'mobile' in form.fields ? 'mobile' : 'phone';
      const { errors } = await expectRefused(
        await current().call(json({ ...sample, [name]: phone })),
        422,
      );
      expect(errors).toEqual({ [name]: 'Please enter a phone number of 7 to 15 digits' });
    },
  );

  // 30,000 lists, one in the other, fit in a message.
  it.each(names)('asks again for %s where it is nested without an end', async (name) => {
    const { [name]: _, ...rest } = sample;
    const nested = `"${name}":${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const body = JSON.stringify(rest).replace('{', `{${nested},`);
    const call = current().call(post(body, { 'content-type': 'application/json' }));
    const { errors } = await expectRefused(await call, 422);
    expect(Object.keys(errors)).toEqual([name]);
  });

  const identifying = required.filter(([name]) => identifies(name));
  it.each(identifying)('refuses a %s of more than 100 characters', async (name, { input }) => {
    const { call } = current();
    const long = { email: `${'a'.repeat(90)}@example.com`, tel: '1'.repeat(101) }[input as string];
    const response = await call(json({ ...sample, [name]: long ?? 'a'.repeat(101) }));
    const { errors } = await expectRefused(response, 422);
    expect(Object.keys(errors)).toEqual([name]);
  });

  it.each([
    'nobody',
    'a@b',
    'a b@example.com',
    'a@example.com, b@example.com',
    'a@exa\r\nmple.com',
    'a@example.com>',
    '"a"@example.com',
  ])('refuses the address %j', async (email) => {
    const { errors } = await expectRefused(await current().call(json({ ...sample, email })), 422);
    expect(errors).toEqual({ email: 'Please enter a valid email address' });
  });

  it('shows a page without a script what is wrong and what was typed', async () => {
    const { call, trial } = current();
    const typed = { ...sample, name: 'Meena "<b>" Iyer', email: 'no<where' };
    const response = await call(urlencoded(typed));
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    expect(page).toContain('Please enter a valid email address');
    expect(page).toContain('value="Meena &quot;&lt;b&gt;&quot; Iyer"');
    expect(page).toContain('value="no&lt;where"');
    expect(page).toContain(`action="${form.action}"`);
    for (const entry of Object.values(sample)
      .flat()
      .filter((each) => each === String(each))) {
      if (![sample.name, sample.email].includes(entry)) expect(page).toContain(entry);
    }
    expect(trial.stored()).toEqual([]);
  });

  it.each<Headers>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
  ])('takes nothing from another site’s page: %j', async (headers) => {
    await expectRefused(await current().call(json(sample, headers)), 403);
  });

  it.each<Headers>([{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost:3000' }, {}])(
    'takes its own pages and old browsers: %j',
    async (headers) => {
      expect((await current().call(json(sample, headers))).status).toBe(200);
    },
  );

  const typed = { 'content-type': 'application/json' };
  it.each([
    [400, post('{"name":', typed)],
    [400, post('[]', typed)],
    [400, post('null', typed)],
    [400, post(new Uint8Array([0xff, 0x7b, 0x7d]), typed)],
    [413, post(JSON.stringify({ ...sample, more: 'x'.repeat(64 * 1024) }), typed)],
    [415, post(JSON.stringify(sample), { 'content-type': 'text/plain' })],
    [415, post('<name>Meena</name>', { 'content-type': 'application/xml' })],
    [415, post(JSON.stringify(sample), { 'content-type': 'constructor' })],
    [415, post(JSON.stringify(sample), { 'content-type': '__proto__' })],
  ])('answers %i to what it cannot read', async (status, request) => {
    await expectRefused(await current().call(request), status);
  });

  it('says when to come again to who sends too often, and takes them then', async () => {
    const { call } = current();
    const trial = await openTrial({ RATE_LIMIT: '2' });
    for (const status of [200, 200, 429]) expect((await call(json(sample))).status).toBe(status);
    const plain = await call(urlencoded(sample));
    expect(plain.status).toBe(429);
    expect(Number(plain.headers.get('retry-after'))).toBe(600);
    const neighbour = json(sample, { 'x-visitor-address': '203.0.113.8' });
    expect((await call(neighbour)).status).toBe(200);
    trial.passTime(600_000);
    expect((await call(json(sample))).status).toBe(200);
    expect(trial.stored().filter(({ kind }) => kind === form.kind)).toHaveLength(4);
    await trial.close();
  });

  it('acknowledges nothing while the store cannot write', async () => {
    const { call, trial } = current();
    const release = trial.hold();
    const response = await call(json(sample));
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(urlencoded(sample))).status).toBe(503);
    release();
    expect(trial.stored()).toEqual([]);
    expect((await call(json(sample))).status).toBe(200);
  });
}
