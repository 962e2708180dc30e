/** Links end so that no mail program leaves their last sign off; those that were mailed before go on opening. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { enquiryToken, findByToken, shortlistToken } from '#lib/enquiries/credentials';
import { findShortlist } from '#lib/placement/http';
import { keyedHash } from '#lib/platform/db/settings';
import { hashOf } from '#lib/platform/values/token';
import { newToken } from '#lib/staff/credentials';
import { stopToken } from '#lib/webinars/mails/sessions';
import { GET as visitorPage } from '#pages/enquiry/[token]/route';
import { newBrowser } from '#tests/desk/desk-site';
import { openPlacement } from '#tests/placement/placement-desk';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const placement = forEachTest(openPlacement);
const store = () => placement().context.store;

const ids = (count: number) => Array.from({ length: count }, () => randomUUID());

test('every token that we put into a link ends in a letter or digit', async () => {
  for (const id of ids(500)) {
    for (const token of [
      await enquiryToken(store(), id),
      await shortlistToken(store(), id),
      await stopToken(store(), id),
      newToken(),
    ]) {
      expect(token).toMatch(/^[\w.-]+[A-Za-z0-9]$/);
    }
  }
});

/** As tokens were made before. */
const formerToken = async (secret: string, id: string) =>
  (await keyedHash(store(), secret, id)).slice(0, 32);

/** The first id whose former token has this end. */
async function idEndingIn(secret: string, end: string): Promise<string> {
  for (;;) {
    const id = randomUUID();
    if ((await formerToken(secret, id)).endsWith(end)) return id;
  }
}

async function storeWithToken(id: string, token: string) {
  const made = enquiryOf({ id, receivedAt: placement().clock.now }, { tokenHash: hashOf(token) });
  await store().recordSubmission(made, []);
  return made;
}

const readsAs = (token: string) => newBrowser().read(visitorPage, `/enquiry/${token}`, { token });

test.each(['-', '_'])(
  'a link of before that ends in %s opens as it was mailed, as a mail program cut it, and as it is mailed today',
  async (end) => {
    const id = await idEndingIn('enquiry-link', end);
    const former = await formerToken('enquiry-link', id);
    const made = await storeWithToken(id, former);
    const today = await enquiryToken(store(), id);
    expect(today).not.toBe(former);
    for (const token of [former, former.slice(0, -1), today]) {
      expect(await readsAs(token)).toContain(made.enquiry.reference);
    }
    const wrong = ['A', end === '-' ? '_' : '-', end === '-' ? '1' : '0'];
    for (const token of wrong.map((other) => former.slice(0, -1) + other)) {
      expect(await findByToken(token)).toBeUndefined();
    }
  },
);

test('a token of today is opened by itself alone, or without its end where that is what a former one lost', async () => {
  const id = randomUUID();
  const token = await enquiryToken(store(), id);
  await storeWithToken(id, token);
  expect(await findByToken(token)).toBeDefined();
  for (const other of [
    token.slice(0, -2),
    `${token}A`,
    `${token}-`,
    '',
    token.replace(/.$/, '.'),
  ]) {
    expect(await findByToken(other)).toBeUndefined();
  }
});

test('an employer’s link of before opens as it was mailed and as the desk shows it today', async () => {
  const employer = await placement().addEmployer();
  const id = await idEndingIn('shortlist-link', '-');
  const former = await formerToken('shortlist-link', id);
  const vacancy = await placement().openVacancy(employer);
  const { context, clock } = placement();
  const at = clock.now;
  const shortlist = { id, tokenHash: hashOf(former), sharedAt: at, endsAt: at + 60_000 };
  await store().writePlacement({ vacancy, at, shortlist });
  for (const token of [former, former.slice(0, -1), await shortlistToken(store(), id)]) {
    expect((await findShortlist(context, token))?.shortlist.id).toBe(id);
  }
});
