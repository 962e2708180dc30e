import { expect, test } from '@jest/globals';
import { POST as many } from '#app/api/desk/many/route';
import { POST as change } from '#app/api/desk/team/route';
import { listForEachTest } from '#tests/desk/desk-samples';
import { type Fields, openDeskSite } from '#tests/desk/desk-site';

const [anita, meena, sathya] = ['anita@example.com', 'meena@example.com', 'sathya@example.com'];
const staff = `Anita Sample <${anita}>, Meena Sample <${meena}>, Sathya Sample <${sathya}>`;
const { desk, add, find, post, does } = listForEachTest(() => openDeskSite({ DESK_EMAILS: staff }));
const submit = (fields: Fields) => post(many, '/api/desk/many', fields);

test('a colleague’s list is shared out among several, by language, then by load, and undone in one click', async () => {
  const inTelugu = [{ name: 'language', label: 'Language', value: 'Telugu' }];
  const held: string[] = [];
  for (const transcript of [inTelugu, [], []]) {
    const reference = await add('Asha', { transcript });
    await does(reference, 'take', {}, sathya);
    held.push(reference);
  }
  const holders = async () => Promise.all(held.map(async (each) => (await find(each)).member));
  const speaks = { email: meena, version: '0', language: 'Telugu' };
  await post(change, '/api/desk/team', speaks);

  const sift = `?who=${encodeURIComponent(sathya)}`;
  const hand = { action: 'hand', all: 'yes', list: 'held', sift };
  expect((await submit(hand)).status).toBe(422);
  expect((await submit({ ...hand, to: [anita, 'x@example.com'] })).status).toBe(422);
  expect(await holders()).toEqual([sathya, sathya, sathya]);
  const answer = await submit({ ...hand, to: [anita, meena] });
  expect(await holders()).toEqual([meena, anita, expect.stringMatching(/anita|meena/)]);
  const mails = await desk().context.store.claimDue('test', 20, desk().clock.now);
  const receivers = mails.map(({ mail }) => mail.to).filter((to) => to.includes('Sample'));
  // A member who hands over to herself as well needs no mail.
  expect(receivers).toEqual([`Anita Sample <${anita}>`]);

  const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://desk');
  await submit({ action: 'take-back', press: searchParams.get('press') ?? '' });
  expect(await holders()).toEqual([sathya, sathya, sathya]);
});
