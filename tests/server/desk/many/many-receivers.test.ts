import { expect, test } from '@jest/globals';
import { POST as many } from '#app/api/desk/many/route';
import { POST as change } from '#app/api/desk/team/route';
import { actOn, addEnquiry, findEnquiry } from '#tests/server/desk/desk-samples';
import { type Fields, openDeskSite, signedInBrowser } from '#tests/server/desk/desk-site';
import { forEachTest } from '#tests/setup/for-each-test';

const [anita, meena, sathya] = ['anita@example.com', 'meena@example.com', 'sathya@example.com'];
const staff = `Anita Sample <${anita}>, Meena Sample <${meena}>, Sathya Sample <${sathya}>`;
const desk = forEachTest(() => openDeskSite({ DESK_EMAILS: staff }));

const post = async (fields: Fields) =>
  (await signedInBrowser(desk(), meena)).post(many, '/api/desk/many', fields);

test('a colleague’s list is shared out among several, by language, then by load, and taken back in one press', async () => {
  const inTelugu = [{ name: 'language', label: 'Language', value: 'Telugu' }];
  const held: string[] = [];
  for (const transcript of [inTelugu, [], []]) {
    const reference = await addEnquiry(desk(), desk().clock.now + 60 * 60 * 1000, { transcript });
    await actOn(desk(), reference, 'take', {}, sathya);
    held.push(reference);
  }
  const holders = async () =>
    Promise.all(held.map(async (each) => (await findEnquiry(desk(), each)).member));
  const speaks = { email: meena, version: '0', language: 'Telugu' };
  await (await signedInBrowser(desk(), meena)).post(change, '/api/desk/team', speaks);

  const sift = `?who=${encodeURIComponent(sathya)}`;
  const hand = { action: 'hand', all: 'yes', list: 'held', sift };
  expect((await post(hand)).status).toBe(422);
  expect((await post({ ...hand, to: [anita, 'x@example.com'] })).status).toBe(422);
  expect(await holders()).toEqual([sathya, sathya, sathya]);
  const answer = await post({ ...hand, to: [anita, meena] });
  expect(await holders()).toEqual([meena, anita, expect.stringMatching(/anita|meena/)]);
  const mails = await desk().site.store.claimDue('test', 20, desk().clock.now);
  const told = mails.map(({ mail }) => mail.to).filter((to) => to.includes('Sample'));
  // Who hands over to herself as well needs no mail.
  expect(told).toEqual([`Anita Sample <${anita}>`]);

  const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://desk');
  await post({ action: 'take-back', press: searchParams.get('press') ?? '' });
  expect(await holders()).toEqual([sathya, sathya, sathya]);
});
