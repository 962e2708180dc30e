import { expect, it } from '@jest/globals';
import { forEachTest } from '#tests/setup/for-each-test';
import { readLogForEachTest } from '#tests/setup/read-log';
import { day, openRegistrationHarness } from '#tests/webinars/registration/registration-harness';

const kavitha = 'kavitha@example.com';

const site = forEachTest(openRegistrationHarness);
const lines = readLogForEachTest();

const save = (email: string, more: object = {}) =>
  site().save({ formData: { email }, formStatus: 'user closed form!', ...more });
const loggedIds = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'stored')
    .map(({ submission }) => submission);

it('the log leads from every draft of a day to the one mail about it', async () => {
  await save(kavitha);
  await save(kavitha);
  const [mail] = await site().store.claimDue('test', 10, site().clock.now);
  expect(loggedIds()).toEqual([mail?.submissionId, mail?.submissionId]);
});

it('only a draft that owes a mail wakes the mail worker', async () => {
  await save(kavitha);
  await save(kavitha);
  expect(site().wakes).toBe(1);
  site().clock.now += day;
  await save(kavitha);
  expect(site().wakes).toBe(2);
});

it('a registration ends its draft however the address was typed', async () => {
  await save(kavitha);
  const registered = await save('', {
    formData: { name: 'Kavitha', email: '\u202aKavitha@Example.com\u202c ', phone: '98400 12345' },
    userDetails: { studies: 'MBA' },
    formStatus: 'Submitted Successfully!',
  });
  expect(registered.status).toBe(200);
  expect(await site().store.findDraft(kavitha)).toBeUndefined();
});

const closed = { formStatus: 'user closed form!' };
const begin = (email: string, from: string, more: object = {}) =>
  site().save(
    { formData: { email, name: 'Kavitha', phone: '98400 12345' }, ...closed, ...more },
    { 'x-visitor-address': from },
  );
const notices = async () =>
  (await site().store.claimDue('test', 500, site().clock.now))
    .map(({ mail }) => mail.subject)
    .sort();

it.each([
  ['stranger', '198.51.100.1', {}],
  ['robot', '203.0.113.7', { website: 'x' }],
])('a %s who types an address first keeps nobody’s own draft from staff', async (_, from, more) => {
  await begin(kavitha, from, more);
  await begin(kavitha, '203.0.113.7');
  expect((await notices()).filter((subject) => subject.includes('Kavitha')).length).toBe(
    from === '203.0.113.7' ? 1 : 2,
  );
});

it('a stranger’s registration leaves another’s draft as it is', async () => {
  const register = (from: string) =>
    begin(kavitha, from, {
      userDetails: { studies: 'MBA' },
      formStatus: 'Submitted Successfully!',
    });
  await begin(kavitha, '203.0.113.7');
  await register('198.51.100.1');
  expect(await site().store.findDraft(kavitha)).toBeDefined();
  await register('203.0.113.7');
  expect(await site().store.findDraft(kavitha)).toBeUndefined();
});

it('a flood of registration drafts makes twenty mails and a digest, and holds back no other mail to staff', async () => {
  for (let number = 0; number < 150; number += 1) {
    const long = { userDetails: { whyWebinar: '<'.repeat(5_000) } };
    const { status } = await begin(`v${number}@example.com`, '198.51.100.1', long);
    expect(status).toBe(200);
  }
  await begin(kavitha, '203.0.113.7');
  const mails = await site().store.claimDue('test', 500, site().clock.now);
  expect(mails).toHaveLength(21);
  expect(Math.max(...mails.map(({ mail }) => mail.text.length + mail.html.length))).toBeLessThan(
    20_000,
  );
  expect(
    await site().store.listSuspects(site().clock.now - day, site().clock.now + day),
  ).toHaveLength(130);
});
