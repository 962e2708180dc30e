/** One batch as the desk shows it: who comes, and who waits. */
import { sentMails } from '#lib/server/desk/batches/sent-mails';
import type { Visit } from '#lib/server/desk/sign-in/http/access';
import type { Seated, Wisher } from '#lib/server/store/batches/roster';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { type CountedBatch, endsAt, stateOf } from '#lib/shared/batches/batch';
import {
  lastDay,
  nameOf,
  sessionsInWords,
  stateMarks,
  stateNames,
  timesInWords,
} from '#lib/shared/batches/words';
import { shortDay } from '#lib/shared/dates';
import { isoDayInIndia, shortDayAndHour } from '#lib/shared/india';
import { inRupees } from '#lib/shared/money';

export type BatchView = Awaited<ReturnType<typeof batchView>>;

/** `asked`: the day whose attendance is to be shown; by default the last session that has begun. */
export async function batchView({ site, now, url }: Visit, batch: CountedBatch) {
  const [seated, wishers] = await Promise.all([
    site.store.listSeated(batch.id, now),
    site.store.listWishers(batch.id, now),
  ]);
  const { sessions } = batch;
  const begun = sessions.filter((each) => Date.parse(`${each}T${batch.from}:00+05:30`) <= now);
  const asked = url.searchParams.get('day') ?? '';
  const state = stateOf(batch, now);
  const day = sessions.includes(asked) ? asked : (begun.at(-1) ?? sessions[0] ?? '');
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
    // Of the attendance that is entered.
    day,
    sessions: sessions.map((each, at) => ({
      day: each,
      label: `Session ${at + 1}, ${shortDay(each)}`,
    })),
    roster: seated.map((person) => rosterRow(person, batch, day, begun.length)),
    waiting: wishers.filter(({ waits }) => waits).map((each) => wisherRow(each, now)),
    asked: wishers.filter(({ waits }) => !waits).map((each) => wisherRow(each, now)),
    mails: sentMails(batch, seated, now),
    paid: seated.filter(({ takenAt }) => takenAt !== undefined).length,
  };
}

const wisherRow = (each: Wisher, now: number) => ({
  href: deskEnquiryPath(each.reference),
  name: each.name,
  phone: each.phone,
  asked: shortDayAndHour(each.at, now),
});

function rosterRow(person: Seated, batch: CountedBatch, day: string, begun: number) {
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
      paid: [
        inRupees(person.paidPaise / 100),
        person.paidPaise >= person.amountPaise ? 'all' : `of ${inRupees(person.amountPaise / 100)}`,
      ] as const,
    }),
    came: person.attended[day] ?? false,
    days: begun > 0 ? `${present} of ${begun}` : '',
    passed: person.passed === true,
    certificates: person.passed === true ? certificatesOf(person, batch) : [],
  };
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
