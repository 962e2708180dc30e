/** The calendar entry of an interview: the same for its life, so that a change replaces it and a cancellation strikes it out. */
import { attachCalendar, writeCalendar } from '#lib/server/calendar/files';
import { postOf, shortName } from '#lib/server/placement/employer-words';
import type { Env } from '#lib/server/settings/env';
import type { Candidate, Vacancy } from '#lib/server/store/placement/placements';
import { isoDayInIndia, timeInIndia } from '#lib/shared/india';

/** "Interview, about 45 minutes". */
const interviewMs = 45 * 60 * 1000;

export function calendarEntry(
  { env, vacancy }: { readonly env: Pick<Env, 'origin'>; readonly vacancy: Vacancy },
  candidate: Pick<Candidate, 'id' | 'name' | 'phone' | 'place'>,
  slotAt: number,
  how: { readonly to: 'candidate' | 'employer'; readonly at: number; readonly cancelled?: true },
) {
  const { employer } = vacancy;
  const isTheirs = how.to === 'employer';
  const lines = how.cancelled
    ? []
    : [
        isTheirs
          ? `${candidate.name}, ${candidate.phone}`
          : `${employer.name}, ${employer.company}, ${employer.phone}`,
        ...(candidate.place ? [`Where: ${candidate.place}`] : []),
      ];
  const method = how.cancelled ? 'CANCEL' : 'PUBLISH';
  const entry = {
    id: `interview-${candidate.id}`,
    title: `Interview: ${postOf(vacancy)}${how.cancelled ? '' : `, ${isTheirs ? shortName(candidate.name) : employer.company}`}`,
    description: lines.join('\n'),
    url: env.origin,
    date: isoDayInIndia(slotAt),
    start: timeInIndia(slotAt),
    end: timeInIndia(slotAt + interviewMs),
    updated: new Date(how.at).toISOString(),
    // Grows with every change, whatever host makes it.
    sequence: Math.floor(how.at / 1000) - startOfCounting,
    ...(how.cancelled && { cancelled: true as const }),
  };
  return attachCalendar('interview.ics', method, writeCalendar('Interview', [entry], method));
}

/** 1 January 2026, in seconds: a sequence is a small number (RFC 5545, 3.8.7.4). */
const startOfCounting = Date.UTC(2026, 0, 1) / 1000;
