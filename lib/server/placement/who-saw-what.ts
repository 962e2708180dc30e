/** "Who saw what", as the candidate reads it. */
import { isShown } from '#lib/server/placement/agreed-words';
import { employerBegins, employerToCandidate } from '#lib/server/placement/employer-words';
import type { EnquiryEvent } from '#lib/server/store/enquiries/schema';
import {
  type Candidate,
  isLive,
  type Shortlist,
  type Vacancy,
} from '#lib/server/store/placement/placements';
import { linesByDay, type VisitorLine } from '#lib/shared/enquiries/words';
import { shortDayAndHour } from '#lib/shared/india';

export interface Shown {
  readonly vacancy: Vacancy;
  readonly candidate: Candidate;
  readonly link: Shortlist | undefined;
  readonly events: readonly EnquiryEvent[];
  /** Hours of the vacancy that somebody has. */
  readonly taken: ReadonlySet<number>;
  readonly now: number;
}

/** Truthfully: what the store knows to have happened, and until when they see something. */
export function seenOf({ vacancy, candidate, link, events, now }: Shown): VisitorLine[] {
  const name = employerBegins(vacancy);
  const texts: Readonly<Record<string, (at: number) => string>> = {
    'consent-yes': () => `You said yes to ${employerToCandidate(vacancy)}.`,
    'asked-again': () =>
      'The post was changed, and we asked you again. They see nothing until you agree.',
    'consent-withdraw': () =>
      'You took your yes back. After that they cannot see anything about you.',
    'resume-opened': (at) => `${name} opened your resume on ${shortDayAndHour(at, now)}.`,
    interview: () => 'They would like to meet you.',
    slot: () => 'You chose the hour.',
    'other-slot': () => 'You asked for other hours.',
    'employer-no': () => 'They chose somebody else.',
    hired: () => 'They said that you are hired.',
  };
  const past = events.flatMap(({ at, action, detail }) => {
    const text = detail.vacancy === vacancy.id ? texts[action]?.(at) : undefined;
    return text ? [{ at, text }] : [];
  });
  const ends =
    isShown(candidate, vacancy) && link && isLive(link, now) && vacancy.state === 'open'
      ? [{ at: link.endsAt, text: 'Then they see nothing more.', isOpen: true }]
      : [];
  return linesByDay([...past, ...ends], now);
}
