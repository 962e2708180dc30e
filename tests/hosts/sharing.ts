/** What two hosts share: submissions, drafts and files of the newer build. */
import { apiRoutes } from '#lib/shared/addresses/routes';
import { formStatus } from '#lib/shared/forms/webinar-free/rules';
import { newerFile } from '#tests/hosts/answers';
import { query, stored, timesMailed, untilMailed } from '#tests/hosts/records';
import type { Report } from '#tests/hosts/report';
import type { Testbed } from '#tests/hosts/testbed';
import { type Answer, ask, enquire, post, visitor } from '#tests/hosts/visitor';

const count = (values: readonly (string | number)[]) =>
  values.reduce<Record<string, number>>((sum, value) => {
    sum[value] = (sum[value] ?? 0) + 1;
    return sum;
  }, {});

/** Visitors at once. */
const lanes = 20;

export async function manySubmissions({ claim }: Report, stage: Testbed): Promise<void> {
  const { front, databaseUrl, mail, a, b } = stage;
  const answers: Answer[] = [];
  const send = async (lane: number) => {
    for (let number = lane; number < 300; number += lanes) {
      const email = `many-${number}@example.in`;
      answers.push(await enquire(front.origin, email, { from: visitor(lane) }));
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => send(lane)));
  claim('300 enquiries are taken', count(answers.map(({ status }) => status)), { 200: 300 });
  const asked = (await front.log()).filter((line) => line.includes(apiRoutes.contact));
  const both = [a, b].every(({ address }) => asked.some((line) => line.includes(address)));
  claim('by both hosts', both, true);
  await untilMailed(databaseUrl);
  const ids = await stored(databaseUrl, 'contact', 'many-');
  claim('every one is stored once', ids.length, 300);
  claim('every one is mailed exactly once', timesMailed(mail, ids, 'staff'), [1]);
}

export async function drafts(
  { claim }: Report,
  { a, b, databaseUrl, mail }: Testbed,
): Promise<void> {
  const email = 'draft@example.in';
  const save = (host: { origin: string }, city: string, formStatus = 'step 1') =>
    post(host.origin, apiRoutes.saveProgress, {
      formData: { name: 'Asha Raman', email, phone: '9876543210', city },
      userDetails: { studies: 'B.Com' },
      formStatus,
    });
  const kept = async () => {
    const words = 'select transcript from browser_drafts where email = $1';
    const rows = await query<{ transcript: string }>(databaseUrl, words, [email]);
    return rows.map(({ transcript }) => /Madurai|Salem|Erode/.exec(transcript)?.[0]);
  };
  await save(a, 'Madurai');
  await save(b, 'Salem');
  claim('a draft of one host is continued at the other, the newest wins', await kept(), ['Salem']);
  await Promise.all([save(a, 'Erode'), save(b, 'Erode')]);
  claim('saved at both at once, there is one', await kept(), ['Erode']);
  const drafts = await stored(databaseUrl, 'webinar-draft', email);
  // What nobody was told of yet is taken back by the registration.
  await untilMailed(databaseUrl);
  const { status } = await save(a, 'Erode', formStatus.submitted);
  claim('sent at the first host, it is a registration', [status, await kept()], [200, []]);
  await untilMailed(databaseUrl);
  claim(
    'staff heard of the draft once',
    [drafts.length, timesMailed(mail, drafts, 'staff')],
    [1, [1]],
  );
}

export async function newerFiles({ claim }: Report, { front, a, b }: Testbed): Promise<void> {
  const statuses = async (origin: string, path: string) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(origin, path)));
    return count(answers.map(({ status }) => status));
  };
  const direct = [await statuses(a.origin, newerFile), await statuses(b.origin, newerFile)];
  claim('a file of the newer build is at one host alone', direct, [{ 404: 10 }, { 200: 10 }]);
  claim('and is had through nginx', await statuses(front.origin, newerFile), { 200: 10 });
  const gone = await statuses(front.origin, '/_next/static/gone.js');
  claim('what no build has is not found', gone, { 404: 10 });
}
