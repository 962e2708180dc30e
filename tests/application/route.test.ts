import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { POST } from '#app/api/applyjobs/route';
import type { Store } from '#lib/store/store';
import { formData, multipart, type Part, post, resumePart } from '#tests/uploads/post';
import { pdf } from '#tests/uploads/samples';
import { now, openTrial } from '#tests/uploads/upload-harness';

let store: Store;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ store, close } = await openTrial());
});
afterEach(() => close());

const waiting = async () => (await store.backlog(now)).waiting;
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const flat: readonly Part[] = [
  { name: 'name', value: 'Meena Iyer' },
  { name: 'mobile', value: '9840012345' },
  { name: 'email', value: 'meena@example.com' },
  { name: 'gender', value: 'Female' },
  { name: 'age', value: '24' },
  { name: 'location', value: 'Others' },
  { name: 'customLocation', value: 'Madurai' },
  { name: 'address', value: '' },
  { name: 'certified', value: 'Yes' },
  { name: 'certifications', value: 'ACSS 1 - business-book keeping' },
  { name: 'speak', value: 'Tamil' },
  { name: 'speak', value: 'English' },
  { name: 'skills', value: 'Excel' },
  { name: 'confirmed', value: 'true' },
  { name: 'lastSalary', value: '15000' },
  { name: 'salaryRange', value: '₹18,000-22,000 per month' },
  { name: 'rate-accounting', value: '7' },
];

async function transcriptOf(): Promise<Record<string, string>> {
  const [delivery] = await store.claimDue('host', 1, now);
  const submission = await store.findSubmission(delivery?.submissionId ?? '');
  return Object.fromEntries((submission?.transcript ?? []).map(({ name, value }) => [name, value]));
}

describe('the wizard', () => {
  it('is answered in JSON, and its application is stored with mail and resume', async () => {
    const response = await POST(post(multipart([formData(), resumePart(pdf())])));
    const text = 'Your application has been submitted successfully!';
    const said = await response.json();
    expect([response.status, said]).toMatchObject([
      200,
      { success: true, message: text, msg: text, promisedBy: '2026-11-24T18:00:00+05:30' },
    ]);
    const delivery = (await store.claimDue('host', 2, now)).find(
      ({ mail }) => mail.role === 'staff',
    );
    expect(delivery?.mail).toMatchObject({
      subject: `[application] Meena Iyer (${said.reference})`,
      replyTo: { address: 'meena@example.com' },
    });
    const file = await store.findFile(delivery?.mail.attachFile ?? '');
    expect(file?.name).toBe('cv.pdf');
    expect(Buffer.from(file?.data ?? []).equals(pdf())).toBe(true);
    expect(await store.findSubmission(delivery?.submissionId ?? '')).toMatchObject({
      kind: 'application',
      phone: '9840012345',
    });
  });

  it('is told of every wrong field at once, the resume too', async () => {
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

  it('gets JSON from its formData alone, whatever it accepts', async () => {
    const response = await POST(post(multipart([formData()]), page));
    expect(response.headers.get('content-type')).toMatch(/json/);
    expect(response.status).toBe(422);
  });

  it('gets JSON where the formData was left out', async () => {
    const response = await POST(post(multipart([resumePart(pdf())]), { accept: '*/*' }));
    expect([response.status, (await response.json()).message]).toEqual([422, 'Name is required']);
  });

  it('gets JSON for what cannot be read to its end, unless it asks for a page', async () => {
    const long = multipart([formData({ address: 'x'.repeat(64 * 1024) }), resumePart(pdf())]);
    const foreign = { origin: 'https://elsewhere.example' };
    for (const [body, headers, status] of [
      [long, {}, 413],
      [Buffer.from('noise'), {}, 400],
      [multipart([formData()]), foreign, 403],
    ] as const) {
      const response = await POST(post(body, headers));
      expect([response.status, (await response.json()).success]).toEqual([status, false]);
    }
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

describe('a page without a script', () => {
  it('ends on the page of received applications', async () => {
    const response = await POST(post(multipart([...flat, resumePart(pdf())]), page));
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/received/application',
    ]);
    expect(await transcriptOf()).toMatchObject({
      location: 'Others',
      customLocation: 'Madurai',
      certifications: 'ACSS 1 - business-book keeping',
      speak: 'Tamil, English',
      skills: 'Excel',
      lastSalary: '15000',
      salaryRange: '₹18,000-22,000 per month',
      'rate-accounting': '7 of 10, Intermediate',
      'rate-vat': 'Unrated',
      resume: 'cv.pdf, 1 KB',
    });
  });

  it('gets its answers back, and is told to choose the resume again', async () => {
    const long = resumePart(Buffer.alloc(5_242_881, '%PDF-'));
    const response = await POST(post(multipart([...flat, long]), page));
    const html = await response.text();
    expect(response.status).toBe(413);
    expect(html).toContain('File size exceeds 5MB limit');
    expect(html).toContain('value="Meena Iyer"');
    expect(html).toContain('<input type="checkbox" name="speak" value="Tamil" checked>');
    expect(html).toContain('enctype="multipart/form-data"');
    expect(html).toContain('Please choose the file again');
    expect(html).toMatch(/<input type="file"[^>]*name="resume"/);
    expect(await waiting()).toBe(0);
  });

  it('is refused by a page where its body cannot be read', async () => {
    const response = await POST(post(Buffer.from('noise'), page));
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/html/);
  });
});

it('keeps a post that no person made, marks it, and sends no mail of its own', async () => {
  const trapped = [formData(), { name: 'website', value: 'x' }, resumePart(pdf())];
  expect((await POST(post(multipart(trapped)))).status).toBe(200);
  const hasty = [formData(), { name: 'elapsedMs', value: '300' }, resumePart(pdf())];
  expect((await POST(post(multipart(hasty)))).status).toBe(200);
  expect(await waiting()).toBe(0);
});

it('takes nothing from the page of another site', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const response = await POST(post(multipart([formData(), resumePart(pdf())]), headers));
  expect([response.status, await waiting()]).toEqual([403, 0]);
});
