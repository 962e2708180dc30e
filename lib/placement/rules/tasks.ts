/** Which tasks placement gives to staff, what names their causes, and while which of them are still to be done. */
import { nextWorkingDay } from '#lib/enquiries/rules/hours';
import { isShown } from '#lib/placement/rules/agreed-words';
import type { Candidate, Vacancy } from '#lib/placement/schema';
import { dayMs, endOfDay, instantInIndia, isoDayInIndia } from '#lib/platform/values/india';
import type { NewTask } from '#lib/tasks/schema';

/** Days after the first day at work on which both are asked how it goes. */
export const followUpDays = [30, 90] as const;

/** One that no host could open in so long is left out. */
const stillDue = 60 * dayMs;

export const shareSubject = (vacancy: string): string => `share:${vacancy}`;
const outcomeSubject = (candidate: string, slotAt: number) => `outcome:${candidate}/${slotAt}`;
const followUpSubject = (candidate: string, days: number) => `follow-up:${candidate}/${days}`;

/** A candidate said yes: the employer has to get the shortlist. Due on the next working day. */
export const shareTask = (vacancy: Vacancy, at: number): NewTask => ({
  kind: 'share',
  subject: shareSubject(vacancy.id),
  enquiryId: vacancy.employer.enquiryId,
  since: at,
  dueAt: instantInIndia(nextWorkingDay(isoDayInIndia(at))),
  wholeDay: true,
  detail: { vacancy: vacancy.id, employer: vacancy.employer.company },
});

/** Somebody asked at `at`; we promise an answer within a working day. `id`: of the event that holds the question. */
export const questionTask = (
  vacancy: Vacancy,
  candidate: Pick<Candidate, 'id' | 'enquiryId'>,
  { id, at, asker, text }: Asked,
): NewTask =>
  question(
    asker === 'employer' ? vacancy.employer.enquiryId : candidate.enquiryId,
    { id, at },
    { vacancy: vacancy.id, candidate: candidate.id, asker, text },
  );

/** An employer asked on the page of their enquiry, about no candidate by name. */
export const employerQuestion = (
  enquiryId: string,
  { text, ...asked }: Omit<Asked, 'asker'>,
): NewTask => question(enquiryId, asked, { asker: 'employer', text });

export const renewSubject = (vacancy: string): string => `question:renew:${vacancy}`;

/** An employer asked for the shortlist again; sharing it ends this, as an answer does. */
export const renewTask = ({ id, employer }: Vacancy, at: number): NewTask => ({
  ...question(
    employer.enquiryId,
    { id: '', at },
    { vacancy: id, asker: 'employer', text: 'May we see the shortlist again?' },
  ),
  subject: renewSubject(id),
});

const question = (
  enquiryId: string,
  { id, at }: Pick<Asked, 'id' | 'at'>,
  detail: NewTask['detail'],
): NewTask => ({
  kind: 'question',
  subject: `question:${id}`,
  enquiryId,
  since: at,
  dueAt: instantInIndia(nextWorkingDay(isoDayInIndia(at))),
  wholeDay: true,
  detail,
});

interface Asked {
  readonly id: string;
  readonly at: number;
  readonly asker: 'employer' | 'candidate';
  readonly text: string;
}

/** The day of an interview is over, and neither side has said whether they met. */
export const lacksOutcome = (candidate: Candidate, now: number): boolean =>
  candidate.state === 'interview' &&
  candidate.slotAt !== undefined &&
  endOfDay(candidate.slotAt) <= now &&
  candidate.wentCandidate === undefined &&
  candidate.wentEmployer === undefined &&
  candidate.wentStaff === undefined;

/** Tasks that the clock gives; one that was ended is not given again. */
export function dueTasks(candidate: Candidate, vacancy: Vacancy, now: number): readonly NewTask[] {
  const { id, enquiryId, slotAt } = candidate;
  const detail = { vacancy: vacancy.id, candidate: id, employer: vacancy.employer.company };
  const outcome =
    lacksOutcome(candidate, now) && slotAt !== undefined
      ? [
          {
            kind: 'outcome' as const,
            subject: outcomeSubject(id, slotAt),
            enquiryId,
            since: endOfDay(slotAt),
            dueAt: instantInIndia(nextWorkingDay(isoDayInIndia(slotAt))),
            wholeDay: true,
            detail,
          },
        ]
      : [];
  return [
    ...outcome,
    ...followUpDays.flatMap((days): NewTask[] => {
      const since = followUpAt(candidate, days);
      if (since === undefined || since > now || now >= since + stillDue) return [];
      const subject = followUpSubject(id, days);
      const more = { ...detail, days: String(days) };
      return [
        {
          kind: 'follow-up',
          subject,
          enquiryId,
          since,
          dueAt: since,
          wholeDay: true,
          detail: more,
        },
      ];
    }),
  ];
}

/** The midnight with which the day of a follow-up begins; `undefined` for whoever is not at work through us. */
export function followUpAt({ state, begins, withdrawnAt }: Candidate, days: number) {
  if (state !== 'hired' || begins === undefined || withdrawnAt !== undefined) return undefined;
  return instantInIndia(begins) + days * dayMs;
}

interface OpenTask {
  readonly subject: string;
  readonly since: number;
}

/** Whether an open task of a vacancy is still to be done, as the vacancy and its candidates are now. */
export function isStillToDo(
  { subject, since }: OpenTask,
  vacancy: Vacancy,
  candidates: readonly Candidate[],
  now: number,
): boolean {
  if (subject === shareSubject(vacancy.id)) {
    return (
      vacancy.state === 'open' &&
      candidates.some(
        (each) =>
          (each.state === 'yes' || each.state === 'interview') &&
          isShown(each, vacancy) &&
          (each.answeredAt ?? 0) >= since,
      )
    );
  }
  return candidates.some(
    (each) =>
      (each.slotAt !== undefined &&
        subject === outcomeSubject(each.id, each.slotAt) &&
        lacksOutcome(each, now)) ||
      followUpDays.some(
        (days) =>
          subject === followUpSubject(each.id, days) && followUpAt(each, days) !== undefined,
      ),
  );
}
