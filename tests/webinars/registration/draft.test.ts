import { describe, expect, it } from '@jest/globals';
import { subjects } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';
import {
  day,
  formData,
  openRegistrationHarness,
} from '#tests/webinars/registration/registration-harness';

const site = forEachTest(openRegistrationHarness);

describe('a draft', () => {
  it('needs a valid email alone', async () => {
    expect((await site().save({ formData: { email: 'k@example.com' } })).status).toBe(200);
    const nobody = await site().save({});
    expect([nobody.status, (await nobody.json()).msg]).toEqual([
      422,
      'Please fill in all required fields',
    ]);
    const response = await site().draft({ email: 'kavitha' });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({
      email: 'Please enter a valid email address',
    });
  });

  it('is stored once for an address: the newest', async () => {
    await site().draft({ city: 'Salem' });
    site().clock.now += 2000;
    await site().draft({ city: 'Erode', email: 'kavitha@EXAMPLE.com' });
    const stored = await site().store.findDraft('kavitha@example.com');
    expect(stored?.transcript.find(({ name }) => name === 'city')?.value).toBe('Erode');
    expect(stored?.savedAt).toBe(site().clock.now);
  });

  it('is reported to staff once a day about an address', async () => {
    for (let count = 0; count < 5; count += 1) await site().draft({ city: `City ${count}` });
    await site().draft({ email: 'other@example.com' });
    expect(await site().store.claimDue('test', 100, site().clock.now)).toHaveLength(2);
    site().clock.now += day;
    await site().draft();
    expect(subjects(await site().store.claimDue('test', 100, site().clock.now))).toContain(
      '[webinar-draft] Kavitha R',
    );
  });

  it('is reported once with its last state, ten minutes after the last change or when the page is left', async () => {
    const autosave = (changes: object, details: object = {}) =>
      site().save({
        formData: { ...formData, ...changes },
        userDetails: details,
        formStatus: 'user closed form!',
        autosave: true,
      });
    await autosave({ city: 'Erode' });
    site().clock.now += 9 * 60_000;
    await autosave({ city: 'Madurai' }, { studies: 'M.Com' });
    site().clock.now += 9 * 60_000;
    expect(await site().store.claimDue('test', 100, site().clock.now)).toEqual([]);
    await site().draft({ city: 'Salem' });
    const [notice, ...more] = await site().store.claimDue('test', 100, site().clock.now);
    expect(more).toEqual([]);
    expect(notice?.mail.text).toContain('City: Salem');
    expect(notice?.mail.text).toContain(`Reference: ${notice?.submissionId}`);
    expect(notice?.mail.text).not.toContain('Contact promised');
  });

  it('is not reported where its registration came before anybody was', async () => {
    await site().save({
      formData,
      userDetails: {},
      formStatus: 'user closed form!',
      autosave: true,
    });
    await site().register();
    site().clock.now += day;
    expect(
      subjects(await site().store.claimDue('test', 100, site().clock.now)).join(),
    ).not.toContain('draft');
  });

  it('is never confirmed to the visitor', async () => {
    await site().draft();
    expect((await site().mails()).map(({ mail }) => mail.role)).toEqual(['staff']);
  });

  it('is erased thirty days later, with what staff were notified of it', async () => {
    await site().draft();
    expect(await site().store.forgetDrafts(site().clock.now + 1)).toBe(1);
    expect(await site().store.findDraft('kavitha@example.com')).toBeUndefined();
    expect(await site().mails()).toHaveLength(0);
  });

  it('is refused from another site’s page', async () => {
    const response = await site().save({ formData }, { origin: 'https://elsewhere.example' });
    expect(response.status).toBe(403);
  });
});
