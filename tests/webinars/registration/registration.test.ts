import { describe, expect, it } from '@jest/globals';
import { saveProgress } from '#lib/webinars/http/save-progress';
import { forEachTest } from '#tests/setup/for-each-test';
import {
  formData,
  openRegistrationHarness,
  registered,
  userDetails,
} from '#tests/webinars/registration/registration-harness';

const site = forEachTest(openRegistrationHarness);

describe('a registration', () => {
  it('is that of who filled in the first step, whoever else is in the second', async () => {
    const strange = { ...userDetails, email: 'wrong@example.com', name: '' };
    const response = await site().register({ userDetails: strange });
    expect(response.status).toBe(200);
    const visitor = (await site().mails()).find(({ mail }) => mail.role === 'visitor')?.mail;
    expect(visitor?.to.toLowerCase()).toContain('kavitha@example.com');
  });

  it('asks for the highest degree, and before that for who registers', async () => {
    const degree = await site().register({ userDetails: {} });
    expect([degree.status, (await degree.json()).msg]).toEqual([
      422,
      'Please select your highest degree',
    ]);
    for (const studies of [{}, false]) {
      const unread = await site().register({ userDetails: { studies } });
      expect((await unread.json()).msg).toBe('Please select your highest degree');
    }
    const nobody = await site().register({ formData: {}, userDetails: {} });
    const answer = await nobody.json();
    expect(answer.msg).toBe('Please fill in all required fields');
    expect(Object.keys(answer.errors)).toEqual(['name', 'email', 'phone', 'studies']);
  });

  it('is never refused for a long answer: it is cut', async () => {
    const long = { studies: 'x'.repeat(300) };
    expect((await site().register({ userDetails: long })).status).toBe(200);
    const staff = (await site().mails()).find(({ mail }) => mail.role === 'staff')?.mail;
    expect(staff?.text).toContain(`Highest degree: ${'x'.repeat(200)}\n`);
  });

  it('keeps a name letter for letter, and asks again for one of which nothing is seen', async () => {
    const name = 'రాజ్\u200cకుమార్';
    expect((await site().register({ formData: { ...formData, name } })).status).toBe(200);
    const staff = (await site().mails()).find(({ mail }) => mail.role === 'staff')?.mail;
    expect(staff?.subject).toContain(name);
    expect(staff?.text).toContain(`Name: ${name}\n`);
    for (const unseen of ['\u3164', '\u2800', '\u0301']) {
      const refused = await site().register({ formData: { ...formData, name: unseen } });
      expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ['name']]);
    }
  });

  it('is stored once for one key', async () => {
    const headers = { 'idempotency-key': 'k' };
    await site().register({}, headers);
    await site().register({}, headers);
    expect(await site().mails()).toHaveLength(2);
  });

  it.each(['constructor', '__proto__', 'xx'])('names no language by %s', async (language) => {
    expect((await site().register({ language })).status).toBe(200);
    const staff = (await site().mails()).find(({ mail }) => mail.role === 'staff')?.mail;
    expect(staff?.text).toContain('Language of the page: –');
  });

  it('is one with spaces around its status, too', async () => {
    const response = await site().register({ formStatus: ` ${registered}\n` });
    expect((await response.json()).msg).toBe('Registration successful!');
  });

  it('of more than 64 KB is refused, also where its length is not announced', async () => {
    const long = JSON.stringify({ formData, userDetails, formStatus: registered }).padEnd(200_000);
    const pieces = new Blob([long]).stream();
    const request = new Request('http://localhost:3000/api/save-progress', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: pieces,
      duplex: 'half',
    } as RequestInit);
    expect((await saveProgress(request)).status).toBe(413);
  });
});
