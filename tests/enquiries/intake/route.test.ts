import { describe, expect, it } from '@jest/globals';
import { POST } from '#app/api/applyjobs/route';
import { formData, multipart, post, resumePart } from '#tests/platform/files/post';
import { pdf } from '#tests/platform/files/samples';
import { now, openTrial } from '#tests/platform/files/upload-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const trial = forEachTest(openTrial);

const waiting = async () => (await trial().store.backlog(now)).waiting;
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the wizard', () => {
  it('is answered in JSON, and its application is stored with mail and resume', async () => {
    const response = await POST(post(multipart([formData(), resumePart(pdf())])));
    const text = 'Your application has been submitted successfully!';
    const answer = await response.json();
    expect([response.status, answer]).toMatchObject([
      200,
      { success: true, message: text, msg: text, promisedBy: '2026-11-24T18:00:00+05:30' },
    ]);
    const delivery = (await trial().store.claimDue('host', 2, now)).find(
      ({ mail }) => mail.role === 'staff',
    );
    expect(delivery?.mail).toMatchObject({
      subject: `[application] Meena Iyer (${answer.reference})`,
      replyTo: { address: 'meena@example.com' },
    });
    const file = await trial().store.findFile(delivery?.mail.attachFile ?? '');
    expect(file?.name).toBe('cv.pdf');
    expect(Buffer.from(file?.data ?? []).equals(pdf())).toBe(true);
    expect(await trial().store.findSubmission(delivery?.submissionId ?? '')).toMatchObject({
      kind: 'application',
      phone: '9840012345',
    });
  });

  it('reads every wrong field at once, the resume too', async () => {
    const wrong = formData({
      name: 'M',
      age: 12,
      skills: { selectedSkills: [], confirmed: false },
    });
    const response = await POST(post(multipart([wrong, resumePart(Buffer.from('x'))])));
    expect([response.status, await response.json()]).toEqual([
      422,
      {
        success: false,
        message: 'Name must be at least 3 characters',
        msg: 'Name must be at least 3 characters',
        errors: {
          name: 'Name must be at least 3 characters',
          age: 'Age must be between 18 and 65',
          confirmed: 'Please confirm your skills by checking the declaration box.',
          resume: 'Only PDF, DOC, or DOCX files are allowed',
        },
      },
    ]);
    expect(await waiting()).toBe(0);
  });

  it('reads first why a status is about the file, whatever else is wrong', async () => {
    const long = resumePart(Buffer.alloc(5_242_881, '%PDF-'));
    const response = await POST(post(multipart([formData({ name: '' }), long])));
    const { msg, errors } = await response.json();
    expect([response.status, msg]).toEqual([413, 'File size exceeds 5MB limit']);
    expect(Object.keys(errors)).toEqual(['name', 'resume']);
  });

  it('gets JSON from its formData alone, whatever it accepts', async () => {
    const response = await POST(post(multipart([formData()]), page));
    expect(response.headers.get('content-type')).toMatch(/json/);
    expect(response.status).toBe(422);
  });

  it.each([
    ['as a Blob, as browsers send it', { filename: 'blob', type: 'application/json' }],
    ['as a file', { filename: 'application.json' }],
    ['as a Blob without a name', { filename: '', type: 'application/json; charset=utf-8' }],
  ])('is taken with its formData %s', async (_, blob) => {
    const named = formData({ name: 'மீனா ஐயர்' });
    const response = await POST(post(multipart([{ ...named, ...blob }, resumePart(pdf())])));
    expect(response.status).toBe(200);
    const [owed] = await trial().store.claimDue('host', 1, now);
    expect(await trial().store.findSubmission(owed?.submissionId ?? '')).toMatchObject({
      name: 'மீனா ஐயர்',
    });
  });

  it('reads that a formData as a file is too long or not JSON', async () => {
    const blob = { filename: 'blob', type: 'application/json' };
    for (const [value, status] of [
      ['x'.repeat(65 * 1024), 413],
      ['{', 400],
    ] as const) {
      const parts = [{ name: 'formData', value, ...blob }, resumePart(pdf())];
      expect((await POST(post(multipart(parts)))).status).toBe(status);
    }
  });

  it('gets JSON where the formData was left out', async () => {
    const response = await POST(post(multipart([resumePart(pdf())]), { accept: '*/*' }));
    expect([response.status, (await response.json()).message]).toEqual([422, 'Name is required']);
  });

  it('gets JSON for what cannot be read to its end or comes from another site, and nothing is stored', async () => {
    const long = multipart([formData({ address: 'x'.repeat(64 * 1024) }), resumePart(pdf())]);
    const whole = multipart([formData(), resumePart(pdf())]);
    for (const [body, headers, status] of [
      [long, {}, 413],
      [Buffer.from('noise'), {}, 400],
      [whole, { origin: 'https://elsewhere.example' }, 403],
      [whole, { 'sec-fetch-site': 'cross-site' }, 403],
    ] as const) {
      const response = await POST(post(body, headers));
      expect([response.status, (await response.json()).success]).toEqual([status, false]);
    }
    expect(await waiting()).toBe(0);
  });
});

describe('the same key', () => {
  const again = (data: Buffer, changes = {}) =>
    POST(post(multipart([formData(changes), resumePart(data)]), { 'idempotency-key': 'k' }));

  it('with the same application stores nothing twice', async () => {
    expect((await again(pdf())).status).toBe(200);
    expect((await again(pdf())).status).toBe(200);
    expect(await waiting()).toBe(2);
  });

  it('with another resume or answer is another application', async () => {
    const other = Buffer.concat([pdf(), Buffer.from('\n')]);
    await again(pdf());
    await again(other);
    await again(other, { workPreference: 'Freelance' });
    expect(await waiting()).toBe(6);
  });
});

it('keeps a post that no person made, marks it, and sends no mail of its own', async () => {
  const filledHoneypot = [formData(), { name: 'website', value: 'x' }, resumePart(pdf())];
  expect((await POST(post(multipart(filledHoneypot)))).status).toBe(200);
  const tooFast = [formData(), { name: 'elapsedMs', value: '300' }, resumePart(pdf())];
  expect((await POST(post(multipart(tooFast)))).status).toBe(200);
  expect(await waiting()).toBe(0);
});
