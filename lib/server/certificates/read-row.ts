/** Reads one certificate as somebody wrote it: a line of a CSV, the words of a command, a form of the desk. */
import { achievementOf } from '#lib/server/certificates/achievement';
import { cleanName } from '#lib/server/certificates/certificate';
import type { NewCertificate } from '#lib/server/certificates/issue';
import { hasLetter } from '#lib/shared/forms/sanitize';
import { isDay, isoDayInIndia } from '#lib/shared/india';

export interface CertificateRow {
  readonly name?: string | undefined;
  readonly what?: string | undefined;
  /** 2026-11-24 */
  readonly date?: string | undefined;
  /** `yes`: the name is shown to whoever holds the number; `no` or nothing: its initials. */
  readonly consent?: string | undefined;
}

export type ReadRow =
  | { readonly ok: NewCertificate }
  | { readonly problems: Readonly<Record<string, string>> };

const longestName = 100;
/** What stands for the bytes of another encoding, such as that of Excel's plain CSV. */
const unreadable = '\uFFFD';

/** `now` in epoch milliseconds: nothing is issued for a day to come. */
export function readRow(row: CertificateRow, now: number): ReadRow {
  const holder = cleanName(row.name ?? '');
  const achievement = achievementOf(row.what ?? '');
  const date = (row.date ?? '').trim();
  const consent = (row.consent ?? '').trim().toLowerCase();
  const problems = {
    ...(!hasLetter(holder) && { name: 'The name is missing.' }),
    ...(holder.includes(unreadable) && {
      name: `“${holder}” has a letter that could not be read: save the file as CSV UTF-8.`,
    }),
    ...(holder.length > longestName && {
      name: `The name is longer than ${longestName} characters.`,
    }),
    ...(!achievement && { what: `“${row.what ?? ''}” is neither a module (1-17) nor a level.` }),
    ...(!isDay(date) && { date: `“${date}” is no day: write it as 2026-11-24.` }),
    ...(isDay(date) && date > isoDayInIndia(now) && { date: `${date} is still to come.` }),
    ...(!['', 'yes', 'no'].includes(consent) && { consent: `“${consent}” is neither yes nor no.` }),
  };
  if (!achievement || Object.keys(problems).length > 0) return { problems };
  return { ok: { holder, what: achievement.what, date, consent: consent === 'yes' } };
}
