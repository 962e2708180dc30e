/** Visitors who write all the while, whatever happens to the database of the site. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { newMarker, sendQuestion, type Timing } from '#tests/faults/visitor';
import { query } from '#tests/hosts/report';
import { until } from '#tests/parts/programs';
import { publicSettings } from '#tests/parts/public-site';
import type { MailServer } from '#tests/platform/mail/mail-server';

const visitors = 4;
/** So long, the site may answer 503 while its database is away. */
const longestOutageMs = 20_000;

export type Load = ReturnType<typeof startLoad>;

/** Visitors who ask one question after the other, each again and again until it is taken. */
export function startLoad(origin: string) {
  const acknowledged = new Map<string, number>();
  /** Answers other than 200 and a 503 that says when to come back. */
  const wrong: Timing[] = [];
  let isLeaving = false;
  const visit = async () => {
    for (let marker = newMarker(); !isLeaving; await wait(20)) {
      const answer = await sendQuestion(origin, marker);
      if (answer.status === 200) {
        acknowledged.set(marker, performance.now());
        marker = newMarker();
      } else if (answer.status !== 503 || answer.retryAfter === undefined) wrong.push(answer);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visit));
  return {
    acknowledged,
    wrong,
    /** Until somebody is acknowledged who was not when this was asked. */
    nextAcknowledged: async () => {
      const asked = performance.now();
      await until('a question is taken again', 2 * (longestOutageMs / 1000), () =>
        [...acknowledged.values()].some((at) => at > asked),
      );
    },
    leave: async () => {
      isLeaving = true;
      await all;
    },
    async expectStoredOnce(databaseUrl: string) {
      const rows = await query<{ email: string }>(databaseUrl, 'select email from submissions');
      const times = countOf(rows.map(({ email }) => email));
      const not = [...acknowledged.keys()].filter((marker) => times.get(marker) !== 1);
      assert.deepEqual(not, [], `of ${acknowledged.size}`);
    },
    async expectMailedOnce(mail: MailServer) {
      const times = () =>
        countOf(
          mail.received
            .filter(({ recipients }) => recipients.includes(publicSettings.MAIL_TO))
            .map(({ mail: each }) => each.replyTo?.[0]?.address ?? ''),
        );
      const missing = () => [...acknowledged.keys()].filter((each) => !times().has(each));
      await until('every mail has come', 60, () => missing().length === 0);
      const more = [...acknowledged.keys()].filter((each) => times().get(each) !== 1);
      assert.deepEqual(more, []);
    },
  };
}

export const enoughAcknowledged = ({ acknowledged }: Load): Promise<void> =>
  until('fifty are acknowledged', 120, () => acknowledged.size > 50);

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

/** From the end of one to the first question that is taken. */
export async function outlive(load: Load, fail: () => Promise<void>): Promise<void> {
  await load.nextAcknowledged();
  const wrongBefore = load.wrong.length;
  const begin = performance.now();
  await fail();
  await load.nextAcknowledged();
  const outage = performance.now() - begin;
  assert.ok(outage <= longestOutageMs, `${outage.toFixed(0)} ms`);
  assert.deepEqual(load.wrong.slice(wrongBefore), []);
}
