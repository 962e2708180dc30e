import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Email } from 'postal-mime';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { callOf, enquiries, json, post, sampleOf } from '#tests/enquiries/intake/posts';
import { ownHeaders } from '#tests/platform/mail/own-headers';
import { forEachTest } from '#tests/setup/for-each-test';

const injections = [
  'Meena\r\nBcc: spy@example.net',
  'Meena\n\n<script>alert(1)</script>',
  '=?utf-8?Q?Meena=0D=0ABcc:_spy@example.net?=',
  '"Meena" <spy@example.net>, other@example.net',
  '"><img src=x onerror=alert(1)>',
  '</td></tr></table><a href="javascript:alert(1)">Pay here</a>',
  '{{constructor.constructor("return 1")()}} #{7*7} <%= 7*7 %>',
  "Robert'); DROP TABLE submissions;--",
  'Meena\0\u000b\u0085\u2028Bcc: spy@example.net',
  'txt.\u202efdp\u2066',
  '\ud800 half \udc00',
  '../../etc/passwd',
  '=cmd|"/c calc"!A1',
];

const text = fc.oneof(
  fc.constantFrom(...injections),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 60 }) },
);

/** These keep a mail as narrow as a phone, and are the same in each. */
const frame = [
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ' style="overflow-wrap:anywhere;word-break:break-word"',
];

function expectClean(mail: Email) {
  expect(mail.headers.filter(({ key }) => !ownHeaders.includes(key))).toEqual([]);
  expect(mail.to).toMatchObject([{ address: 'operations@localhost' }]);
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u202a-\u202e\u2066-\u2069]/u);
  const desk =
    /<p><a href="http:\/\/localhost:3000\/desk\/HOA-[\w-]{8}">Open it on the desk<\/a><\/p>/;
  const html = [desk, ...frame].reduce<string>(
    (text, own) => text.replace(own, ''),
    mail.html ?? '',
  );
  const tags = [...html.matchAll(/<\/?([^\s>]+)([^>]*)>/g)];
  const known = /^(!doctype|html|meta|body|h1|table|tr|th|td|br|p|b|a)$/;
  // Its own links call, write on WhatsApp or answer, or open the desk: no letter of a visitor leads elsewhere.
  const own =
    / href="(?:tel:\+\d+|https:\/\/wa\.me\/\d+\?text=[^"&<>]*|mailto:(?:[^"&<>]|&#39;)*|http:\/\/localhost:3000\/desk\/[\w-]+)"/;
  const style = ' style="overflow-wrap:anywhere"';
  expect(tags.filter(([, tag]) => !known.test(tag ?? ''))).toEqual([]);
  expect(
    tags.filter(([, tag, attributes]) =>
      /on\w+=|href|src|style/i.test(
        (tag === 'a' ? attributes?.replace(own, '') : attributes?.replace(style, '')) ?? '',
      ),
    ),
  ).toEqual([]);
}

describe.each(enquiries.map((form) => [form.action, form] as const))('%s', (_, form) => {
  const trial = forEachTest(openTrial);
  const call = callOf(form);

  const sample = sampleOf(form);
  const names = Object.keys(form.fields);

  it('survives any answers, and its mail stays a mail', async () => {
    const some = fc.subarray([...names, 'website', 'elapsedMs', 'modules', 'constructor']);
    const hostile = some.chain((chosen) =>
      fc.tuple(...chosen.map((name) => fc.tuple(fc.constant(name), value))),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (answers) => {
        const response = await call(json({ ...sample, ...Object.fromEntries(answers) }));
        expect([200, 413, 422]).toContain(response.status);
        expect(JSON.stringify(await response.json())).not.toMatch(/\\n +at |node_modules|Error:/);
      }),
      { numRuns: 60 },
    );
    const ofVisitors = (await trial().staffMails()).filter(({ replyTo }) => replyTo !== undefined);
    expect(ofVisitors.length).toBeGreaterThan(0);
    for (const mail of ofVisitors) expectClean(mail);
  });

  it.each(injections)('takes %j for a name, and nothing more', async (name) => {
    expect((await call(json({ ...sample, name }))).status).toBe(200);
    const [mail] = await trial().staffMails();
    if (mail) expectClean(mail);
    expect(mail?.replyTo).toMatchObject([{ address: 'meena@example.com' }]);
  });

  it('survives any bytes of any declared type', async () => {
    const types = fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/html',
      '',
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), types, async (bytes, type) => {
        const response = await call(post(bytes, { 'content-type': type }));
        expect([400, 415, 422]).toContain(response.status);
      }),
      { numRuns: 60 },
    );
  });

  it('writes what was typed into its page as text', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const body = new URLSearchParams(names.map((name) => [name, typed]));
        const response = await call(post(body));
        if (response.status !== 422) return;
        const page = await response.text();
        expect(page).not.toMatch(/<(script|img|a href="javascript)|onerror=alert\(1\)>/);
      }),
      { numRuns: 60 },
    );
  });
});
