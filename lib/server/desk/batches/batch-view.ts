/** One batch as the desk shows it: who comes, and who waits. */
import { type SentMails, sentMails } from '#lib/server/desk/batches/sent-mails';
import type { Visit } from '#lib/server/desk/sign-in/access';
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

export interface RosterRow {
  readonly reference: string;
  readonly href: string;
  readonly name: string;
  readonly phone: string;
  readonly taken: boolean;
  /** "P-20261124-7K3M", and until when it is held. */
  readonly seat: string;
  /** "₹5,841", and "all" or "of ₹11,682"; absent where nothing is known of money. */
  readonly paid?: readonly [sum: string, of: string];
  readonly came: boolean;
  /** "11 of 13". */
  readonly days: string;
  readonly passed: boolean;
  /** To the certificate form, filled in: once per thing that can be certified. */
  readonly certificates: readonly { readonly label: string; readonly href: string }[];
}

export interface WisherRow {
  readonly href: string;
  readonly name: string;
  readonly phone: string;
  readonly asked: string;
  readonly waits: boolean;
}

export interface BatchView {
  readonly batch: CountedBatch;
  readonly state: string;
  readonly mark: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly seats: string;
  readonly over: boolean;
  readonly cancelled?: string;
  /** Of the attendance that is entered. */
  readonly day: string;
  readonly sessions: readonly { readonly day: string; readonly label: string }[];
  readonly roster: readonly RosterRow[];
  readonly waiting: readonly WisherRow[];
  readonly asked: readonly WisherRow[];
  readonly mails: readonly SentMails[];
  readonly paid: number;
}

/** `asked`: the day whose attendance is to be shown; by default the last session that has begun. */
export async function batchView(
  { site, now, url }: Visit,
  batch: CountedBatch,
): Promise<BatchView> {
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
      cancelled: `${shortDayAndHour(batch.cancelledAt)}${batch.cancelReason ? `: ${batch.cancelReason}` : ''}`,
    }),
    day,
    sessions: sessions.map((each, at) => ({
      day: each,
      label: `Session ${at + 1}, ${shortDay(each)}`,
    })),
    roster: seated.map((person) => rosterRow(person, batch, day, begun.length)),
    waiting: wishers.filter(({ waits }) => waits).map(wisherRow),
    asked: wishers.filter(({ waits }) => !waits).map(wisherRow),
    mails: sentMails(batch, seated),
    paid: seated.filter(({ takenAt }) => takenAt !== undefined).length,
  };
}

const wisherRow = (each: Wisher): WisherRow => ({
  href: deskEnquiryPath(each.reference),
  name: each.name,
  phone: each.phone,
  asked: shortDayAndHour(each.at),
  waits: each.waits,
});

function rosterRow(person: Seated, batch: CountedBatch, day: string, begun: number): RosterRow {
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

/** The form reads the name from the enquiry: no address holds it. */
function certificatesOf(person: Seated, batch: CountedBatch) {
  const modules = batch.what.flatMap((each) => /^module-(\d+)$/.exec(each)?.[1] ?? []);
  const whats = modules.length > 0 ? modules : [''];
  const date = lastDay(batch);
  return whats.map((what) => ({
    label: whats.length > 1 ? `Certificate ${what}` : 'Certificate',
    href: `/desk/certificates?${new URLSearchParams({ enquiry: person.reference, what, date })}#issue`,
  }));
}
