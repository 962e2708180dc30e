import { describe, expect, test } from '@jest/globals';
import type { Action } from '#lib/enquiries/actions/posted';
import { openVisitor } from '#tests/accounts/visitor-harness';
import { doesOn } from '#tests/enquiries/worked-enquiry';
import { forEachTest } from '#tests/setup/for-each-test';
import { noon } from '#tests/setup/test-site';

const hour = 60 * 60 * 1000;
const visitor = forEachTest(openVisitor);

const meena = { address: 'm@hoa.example', name: 'Meena Sample' };
const does = (action: Action) => doesOn(visitor().reference, action, meena);

describe('the page', () => {
  test('shows reference, dates and state, and nothing that was typed', async () => {
    const response = await visitor().page();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await response.text();
    for (const text of [
      visitor().reference,
      'message',
      'Fri 20 Nov 2026, 12:00 PM',
      'Tue 24 Nov 2026, 6:00 PM',
      'Received',
      '•••• ••••45',
      'a••••@e••••.com',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toMatch(/Asha|asha@|98400|12345|GST batch|<script/);
    expect(html).toMatch(/checked="" value=""\/><span>No preference/);
  });

  test('shows each state in plain words, and no note of anybody', async () => {
    await does({ name: 'no-answer', again: noon + 4 * hour, note: 'Secret one' });
    const tried = await visitor().read();
    expect(tried).toContain('We tried to reach you');
    expect(tried).toContain('First working day');
    await does({ name: 'spoke', note: 'Secret two' });
    const spoken = await visitor().read();
    expect(spoken).toContain('In conversation');
    expect(spoken).not.toContain('First working day');
    await does({ name: 'close', outcome: 'enrolled' });
    const html = await visitor().read();
    expect(html).toContain('Closed');
    expect(html).toContain('Meena called and did not reach you.');
    expect(html).not.toMatch(/Secret|Sample</);
  });

  test('says why a letter came where every call was in vain, and that it was answered', async () => {
    for (const _ of [1, 2, 3]) await does({ name: 'no-answer', again: noon + hour });
    await does({ name: 'wrote' });
    visitor().trial.passTime(hour);
    const written = await visitor().read();
    expect(written).toMatch(/<h1[^>]*>We wrote to you</);
    expect(written).toContain('We called three times and did not reach you, so we wrote to you');
    expect(written).toContain('Choose a time below, and we will call again.');
    await does({ name: 'close', outcome: 'answered' });
    expect(await visitor().read()).toContain('Your enquiry is answered');
  });

  test('does not show a call that was undone', async () => {
    await does({ name: 'wrote' });
    visitor().trial.passTime(hour / 60);
    await does({ name: 'spoke' });
    expect(await visitor().read()).toContain('We spoke with you');
    await does({ name: 'take-back' });
    const html = await visitor().read();
    expect(html).toContain('We wrote to you');
    expect(html).not.toMatch(/spoke with you/i);
  });

  test('asks for another number where a call may not reach it, until one has', async () => {
    await visitor().change({ action: 'phone', phone: '98400 1234' });
    const doubt = 'than an Indian number, which has 10 digits';
    await does({ name: 'wrote' });
    expect(await visitor().read()).toContain(doubt);
    await does({ name: 'spoke' });
    expect(await visitor().read()).not.toContain(doubt);
  });

  test('says so when the promise was missed', async () => {
    visitor().trial.passTime(5 * 24 * hour);
    expect(await visitor().read()).toContain('We are late, and we are sorry');
  });

  test('looks alike for unknown, broken and erased links', async () => {
    const known = visitor().token;
    await visitor().change({ action: 'withdraw', confirm: 'yes' });
    const texts = new Set<string>();
    for (const each of [known, 'x'.repeat(32), known.slice(1), '../desk', 'é']) {
      const response = await visitor().page(each);
      expect(response.status).toBe(404);
      texts.add(await response.text());
    }
    expect(texts.size).toBe(1);
  });
});
