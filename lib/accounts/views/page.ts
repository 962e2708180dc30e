/** It shows nothing that was typed (contract: Visitor's page). */

import { kindWords } from '#data/form-kinds';
import type { Enrolment } from '#lib/accounts/views/enrolment';
import { visitorPayment } from '#lib/accounts/views/payment';
import type { VisitorSession } from '#lib/accounts/views/session';
import {
  openPhoneDoubt,
  statusOf,
  type VisitorStatus,
  visitorHistory,
} from '#lib/accounts/views/status';
import type { LeadFile, LeadMail } from '#lib/enquiries/queries/leads';
import {
  belongsTo,
  dayAfter,
  holidayOn,
  isWorkingDay,
  promisedBy,
} from '#lib/enquiries/rules/hours';
import type { Enquiry, EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import type { PaymentFile } from '#lib/payments/schema';
import type { PlacementView } from '#lib/placement/views/candidate';
import type { Env } from '#lib/platform/config/env';
import {
  dayAndHour,
  dayParts,
  instantInIndia,
  isoDayInIndia,
  isoInIndia,
} from '#lib/platform/values/india';
import { beginning } from '#lib/platform/values/text';
import type { VisitorExam } from '#lib/practice/views';
import { firstName, memberOf } from '#lib/staff/rules';

interface Around {
  readonly token: string;
  readonly events: readonly EnquiryEvent[];
  readonly mails: readonly LeadMail[];
  readonly files: readonly LeadFile[];
  readonly env: Env;
  readonly session: VisitorSession | undefined;
  /** Batches that it asked for or has a seat in, one line each. */
  readonly batches?: readonly string[];
  readonly placements: readonly PlacementView[];
  readonly payments: PaymentFile;
  /** Absent where nobody has paid. */
  readonly enrolment?: Enrolment | undefined;
  readonly exams?: readonly VisitorExam[];
  readonly now: number;
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly iso?: string;
}

export function visitorView(enquiry: Enquiry, around: Around) {
  const {
    token,
    events,
    mails,
    files,
    env,
    session,
    batches = [],
    placements,
    payments,
    enrolment,
    exams = [],
    now,
  } = around;
  const { reference, kind, receivedAt, phone, email, preference } = enquiry;
  const { noun } = kindWords(kind);
  const with_ = enquiry.member && memberOf(env, enquiry.member);
  const status = paidStatus(statusOf(enquiry, events, now, session), enrolment);
  const phoneEnd = phone.replaceAll(/\D/g, '').slice(-2);
  const when = (label: string, at: number): Fact => ({
    label,
    value: dayAndHour(at),
    iso: isoInIndia(at),
  });
  const facts: readonly Fact[] = [
    { label: 'Reference', value: reference },
    { label: 'State', value: enrolment?.state ?? status.state },
    ...batches.map((value) => ({ label: 'Batch', value })),
    when('Received', receivedAt),
    when('Promised by', enquiry.promisedBy),
    ...(with_ ? [{ label: 'With', value: firstName(with_.name) }] : []),
    ...(phoneEnd ? [{ label: 'Phone', value: `•••• ••••${phoneEnd}` }] : []),
    ...(email ? [{ label: 'E-mail', value: masked(email) }] : []),
  ];
  const payment = visitorPayment(payments, { token, env, now });
  const [invoice] = payments.documents.filter((each) => each.kind === 'invoice');
  return {
    token,
    ...(session && { session }),
    ...(payment && { payment }),
    ...(enrolment && { enrolment }),
    /** The form starts as on the last invoice, which this link shows as well, else with the name. */
    billing: {
      state: invoice?.state ?? '',
      invoiceName: invoice?.name || enquiry.name,
      address: invoice?.address ?? '',
      gstin: invoice?.gstin ?? '',
    },
    status,
    kind,
    noun,
    reference,
    facts,
    /** How the two working days are counted; none where they were counted again. */
    days:
      promisedBy(receivedAt) === enquiry.promisedBy
        ? countedDays(receivedAt, session ? 'You registered' : 'You wrote')
        : [],
    preference,
    phoneEnd,
    /** "is shorter than …", where our call may not reach it. */
    phoneDoubt: openPhoneDoubt(enquiry, events),
    history: visitorHistory(enquiry, events, mails, files.length > 0, now),
    hasResume: files.length > 0,
    placements,
    exams,
    retentionDays: env.RETENTION_DAYS,
  };
}

/** The payment closed the enquiry, and the classes are still to come: a payer must not read that it is closed. */
const paidStatus = (status: VisitorStatus, enrolment: Enrolment | undefined): VisitorStatus =>
  enrolment
    ? {
        ...status,
        title: enrolment.title,
        text: enrolment.text,
        stamp: enrolment.state,
        isGood: enrolment.isEnrolled,
        isLate: false,
      }
    : status;

export type VisitorView = ReturnType<typeof visitorView>;

/** "a••••@e••••.com". */
function masked(email: string): string {
  const [name = '', host = ''] = email.split('@');
  const end = host.includes('.') ? host.slice(host.lastIndexOf('.')) : '';
  return `${beginning(name, 1)}••••@${beginning(host, 1)}••••${end}`;
}

export type CountedDay = ReturnType<typeof countedDays>[number];

function countedDays(receivedAt: number, firstDay: string) {
  const first = isoDayInIndia(receivedAt);
  const base = belongsTo(receivedAt);
  const last = isoDayInIndia(promisedBy(receivedAt));
  const days: { day: string; text: string; counts: boolean; isLast: boolean }[] = [];
  for (let isoDay = first; isoDay <= last; isoDay = dayAfter(isoDay)) {
    const { weekday, day } = dayParts(instantInIndia(isoDay));
    const counts = isWorkingDay(isoDay);
    const isLast = isoDay === last;
    const text = () => {
      if (isoDay === first) return firstDay;
      if (!counts) return holidayOn(isoDay) ?? 'Holiday';
      if (isoDay === base) return 'Counting starts here';
      return isLast ? 'Second, by 6:00 PM' : 'First working day';
    };
    days.push({ day: `${weekday} ${day}`, text: text(), counts, isLast });
  }
  return days;
}
