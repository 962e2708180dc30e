import { describe, expect, it } from '@jest/globals';
import { POST } from '#app/api/applyjobs/route';
import { multipart, type Part, post, resumePart } from '#tests/platform/files/post';
import { pdf } from '#tests/platform/files/samples';
import { now, openTrial } from '#tests/platform/files/upload-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const trial = forEachTest(openTrial);

const waiting = async () => (await trial().store.backlog(now)).waiting;
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
  const [delivery] = await trial().store.claimDue('host', 1, now);
  const submission = await trial().store.findSubmission(delivery?.submissionId ?? '');
  return Object.fromEntries((submission?.transcript ?? []).map(({ name, value }) => [name, value]));
}

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

  it('gets its answers back, and is asked to choose the resume again', async () => {
    const long = resumePart(Buffer.alloc(5_242_881, '%PDF-'));
    const response = await POST(post(multipart([...flat, long]), page));
    const html = await response.text();
    expect(response.status).toBe(413);
    expect(html).toContain('File size exceeds 5MB limit');
    expect(html).toContain('value="Meena Iyer"');
    expect(html).toMatch(/<input type="checkbox" name="speak" checked="" value="Tamil"/);
    expect(html).toMatch(/enctype="multipart\/form-data"/i);
    expect(html).toContain('Please choose the file again');
    expect(html).toMatch(/<input[^>]*type="file"[^>]*name="resume"/);
    expect(await waiting()).toBe(0);
  });

  it('is refused by a page where its body cannot be read', async () => {
    const response = await POST(post(Buffer.from('noise'), page));
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/html/);
  });
});
