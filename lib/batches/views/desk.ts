/** Batches as the desk shows them: the list with its sums, one with who comes and who waits, and the mails that went. */

import { deskBatchPath, deskEnquiryPath } from '#data/addresses/desk-routes';
import type { BatchTopic } from '#lib/batches/mails';
import type { Seated } from '#lib/batches/queries/reads';
import type { WaitingPerson } from '#lib/batches/queries/waiting-list';
import {
  type CountedBatch,
  endsAt,
  isJoinable,
  seatsLeft,
  stateOf,
  teachesSame,
} from '#lib/batches/rules';
import {
  dayInList,
  inOneLine,
  lastDay,
  nameOf,
  sessionsInWords,
  stateMarks,
  stateNames,
  timesInWords,
  titleOf,
} from '#lib/batches/words';
import { dayMs, isoDayInIndia, shortDay, shortDayAndHour } from '#lib/platform/values/india';
import { inRupees } from '#lib/platform/values/money';
import { plural } from '#lib/platform/values/words';
import type { StaffRequest } from '#lib/staff/http/access';

/** A batch that is over stays in the list for as long: results are still entered. */
const shownAfterEnd = 60 * dayMs;

export type BatchList = Awaited<ReturnType<typeof batchList>>;

export async function batchList({ context, now }: StaffRequest) {
  const batches = await context.store.listBatches({ now, endsAfter: now - shownAfterEnd });
  const lines = batches.map((batch) => lineOf(batch, now));
  const sumOf = (name: 'taken' | 'held' | 'left') =>
    lines.reduce((sum, line) => sum + (line.state === 'Cancelled' ? 0 : line[name]), 0);
  return {
    lines,
    sums: { taken: sumOf('taken'), held: sumOf('held'), left: sumOf('left') },
    summary: summaryOf(batches, now),
  };
}

/** "4 open, 1 full, 3 waiting, 1 running". */
function summaryOf(batches: readonly CountedBatch[], now: number): string {
  const states = batches.map((batch) => stateOf(batch, now));
  const waiting = batches.reduce((sum, batch) => sum + batch.waiting, 0);
  return (['open', 'full', 'running', 'finished', 'cancelled'] as const)
    .flatMap((state) => {
      const many = states.filter((each) => each === state).length;
      if (many === 0) return [];
      return state === 'full' && waiting > 0
        ? `${many} full, ${waiting} waiting`
        : `${many} ${state}`;
    })
    .join(', ');
}

function lineOf(batch: CountedBatch, now: number) {
  const state = stateOf(batch, now);
  const wait = state === 'full' && batch.waiting > 0 ? `, ${batch.waiting} waiting` : '';
  const canJoin = state === 'open' || state === 'full' || state === 'running';
  return {
    id: batch.id,
    href: deskBatchPath(batch.id),
    begins: dayInList(batch.sessions[0] ?? batch.starts, now),
    ends: dayInList(lastDay(batch), now),
    title: titleOf(batch),
    sub: `${timesInWords(batch)}, ${batch.mode.replace('Online', 'online')}, ${batch.language}`,
    sample: batch.sample,
    taken: batch.taken,
    held: batch.held,
    left: canJoin ? seatsLeft(batch) : 0,
    mark: stateMarks[state],
    state: stateNames[state] + wait,
  };
}

export type BatchView = Awaited<ReturnType<typeof batchView>>;

/** `asked`: the day whose attendance is to be shown; by default the last session that has started. */
export async function batchView({ context, now, url }: StaffRequest, batch: CountedBatch) {
  const [seated, waitingPeople] = await Promise.all([
    context.store.listSeated(batch.id, now),
    context.store.listWaitingPeople(batch.id, now),
  ]);
  const { sessions } = batch;
  const startedSessions = sessions.filter(
    (each) => Date.parse(`${each}T${batch.from}:00+05:30`) <= now,
  );
  const asked = url.searchParams.get('day') ?? '';
  const state = stateOf(batch, now);
  const day = startedSessions.includes(asked)
    ? asked
    : (startedSessions.at(-1) ?? sessions[0] ?? '');
  return {
    batch,
    state: stateNames[state],
    mark: stateMarks[state],
    title: `${nameOf(batch)}, ${shortDay(sessions[0] ?? batch.starts)}`,
    facts: [timesInWords(batch), `${batch.mode}, ${batch.language}`, sessionsInWords(batch)],
    seats: `${batch.taken} of ${batch.seats} seats taken${batch.held > 0 ? `, ${batch.held} held` : ''}`,
    over: endsAt(batch) <= now,
    ...(batch.cancelledAt !== undefined && {
      cancelled: `${shortDayAndHour(batch.cancelledAt, now)}${batch.cancelReason ? `: ${batch.cancelReason}` : ''}`,
    }),
    day,
    // No attendance exists for a session that is still to come.
    sessions: startedSessions.map((each, at) => ({
      day: each,
      label: `Session ${at + 1}, ${shortDay(each)}`,
    })),
    roster: seated.map((person) => rosterRow(person, batch, day, startedSessions.length)),
    waiting: waitingPeople.filter(({ waits }) => waits).map((each) => waitingRow(each, now)),
    asked: waitingPeople.filter(({ waits }) => !waits).map((each) => waitingRow(each, now)),
    mails: sentMails(batch, seated, now),
    paid: seated.filter(({ takenAt }) => takenAt !== undefined).length,
  };
}

const waitingRow = (each: WaitingPerson, now: number) => ({
  href: deskEnquiryPath(each.reference),
  name: each.name,
  phone: each.phone,
  asked: shortDayAndHour(each.at, now),
});

function rosterRow(person: Seated, batch: CountedBatch, day: string, sessionsHeld: number) {
  const taken = person.takenAt !== undefined;
  const present = Object.values(person.attended).filter(Boolean).length;
  return {
    reference: person.reference,
    href: deskEnquiryPath(person.reference),
    name: person.name,
    phone: person.phone,
    taken,
    seat: taken
      ? person.request
      : `${person.request}, until ${shortDay(isoDayInIndia(person.heldUntil - 1))}`,
    // Absent where nothing is known of money.
    ...(person.amountPaise > 0 && {
      paid: [inRupees((person.paidPaise - person.backPaise) / 100), paidInWords(person)] as const,
    }),
    came: person.attended[day] ?? false,
    days: sessionsHeld > 0 ? `${present} of ${sessionsHeld}` : '',
    passed: person.passed === true,
    certificates: person.passed === true ? certificatesOf(person, batch) : [],
  };
}

/** A refund is said: a buyer who got a part of it back has not paid all. */
function paidInWords({ paidPaise, backPaise, amountPaise }: Seated): string {
  const whole = inRupees(amountPaise / 100);
  if (backPaise > 0) return `of ${whole}, ${inRupees(backPaise / 100)} refunded`;
  return paidPaise >= amountPaise ? 'all' : `of ${whole}`;
}

/** To the form, filled in, once per thing that can be certified; it reads the name: no address holds it. */
function certificatesOf(person: Seated, batch: CountedBatch) {
  const modules = batch.what.flatMap((each) => /^module-(\d+)$/.exec(each)?.[1] ?? []);
  const whats = modules.length > 0 ? modules : [''];
  const date = lastDay(batch);
  return whats.map((what) => ({
    label: whats.length > 1 ? `Certificate ${what}` : 'Certificate',
    href: `/desk/certificates?${new URLSearchParams({ enquiry: person.reference, what, date })}#issue`,
  }));
}

interface SentMails {
  readonly mark: 'sent' | 'waits' | 'parked';
  readonly what: string;
  readonly sub: string;
  /** The address of the enquiry, for lines about one person. */
  readonly href?: string;
}

const whats: Readonly<Record<BatchTopic, string>> = {
  join: 'How they join',
  moved: 'Changed: days, hours or place',
  tomorrow: 'The day before the first session',
  today: 'The day of the first session',
  cancelled: 'Cancelled',
};

/** The newest first; those that did not reach somebody before them. */
function sentMails(
  { id }: Pick<CountedBatch, 'id'>,
  seated: readonly Seated[],
  now: number,
): readonly SentMails[] {
  const ours = new RegExp(`\\.visitor\\.batch-${id}-(\\w+)-(\\d+)(?:\\.\\d+)?@`);
  const owed = seated.flatMap((person) =>
    person.mails.flatMap((mail) => {
      const [, topic = '', number = ''] = ours.exec(mail.messageId) ?? [];
      return topic
        ? [{ ...mail, person, topic: topic as BatchTopic, key: `${topic}-${number}` }]
        : [];
    }),
  );
  const failed = owed.filter(({ failedAt }) => failedAt !== undefined);
  const groups = [...Map.groupBy(owed, ({ key }) => key).values()].map((all) => {
    const sent = all.flatMap(({ sentAt }) => sentAt ?? []);
    const waiting = all.filter(({ sentAt, failedAt }) => !sentAt && !failedAt).length;
    return { topic: all[0]?.topic ?? 'join', sent, waiting, last: Math.max(0, ...sent) };
  });
  return [
    ...failed.map(({ person, topic, failedAt = 0 }) => ({
      mark: 'parked' as const,
      what: `${whats[topic]}, to ${person.name}`,
      sub: `Did not reach them: ${shortDayAndHour(failedAt, now)}`,
      href: deskEnquiryPath(person.reference),
    })),
    ...groups
      .filter(({ sent, waiting }) => sent.length + waiting > 0)
      .sort((one, other) => other.last - one.last)
      .map(({ topic, sent, waiting, last }) => ({
        mark: waiting > 0 ? ('waits' as const) : ('sent' as const),
        what: whats[topic],
        sub: [
          ...(sent.length > 0 ? [`${shortDayAndHour(last, now)}, to ${sent.length}`] : []),
          ...(waiting > 0 ? [`${plural(waiting, 'mail')} on the way`] : []),
        ].join('; '),
      })),
  ];
}

/** The seats that somebody holds or has, each with the batches to which it can be moved. */
export async function seatMoves({ context: { store }, now }: StaffRequest, enquiryId: string) {
  const seats = await store.listSeatsOf(enquiryId, now);
  if (seats.length === 0) return [];
  const all = await store.listBatches({ now, endsAfter: now });
  const moves = await Promise.all(
    seats.map(async ({ batch: id }) => {
      const from = await store.findBatch(id, now);
      if (!from) return [];
      const choices = all
        .filter((to) => to.id !== id && teachesSame(from, to) && isJoinable(to, now))
        .filter((to) => seatsLeft(to) > 0)
        .map((to) => ({
          value: to.id,
          label: `${inOneLine(to)}: ${plural(seatsLeft(to), 'seat')} left`,
        }));
      const isCancelled = from.cancelledAt !== undefined;
      return [{ id, title: titleOf(from), when: inOneLine(from), isCancelled, choices }];
    }),
  );
  return moves.flat();
}
