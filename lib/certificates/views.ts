import { certificateJsonPath, certificatePath, routes } from '#data/addresses/routes';
import { courses, levels } from '#data/courses';
import { achievementOf, type Certificate, paperInWords, shownName } from '#lib/certificates/rules';
import { isDay, isoDayInIndia, longDayInIndia, onDay, shortDay } from '#lib/platform/values/india';
import { readReference } from '#lib/platform/values/reference';
import { beginning } from '#lib/platform/values/text';
import { inWords } from '#lib/platform/values/words';
import type { StaffRequest } from '#lib/staff/http/access';

/** `now` in epoch milliseconds. */
export function genuineView(certificate: Certificate, signed: boolean, now: number) {
  const { number, consent, date } = certificate;
  return {
    number,
    name: shownName(certificate),
    named: consent,
    ...about(certificate),
    date: onDay(date),
    today: shortDay(isoDayInIndia(now)),
    ...(signed && { json: certificateJsonPath(number) }),
  };
}

export const revokedView = (certificate: Certificate) => ({
  number: certificate.number,
  ...about(certificate),
  since: longDayInIndia(certificate.revokedAt ?? 0),
});

function about(certificate: Certificate) {
  const { title, level, levelName, assessed } = knownAchievement(certificate);
  const paper = paperInWords(certificate);
  return { title, level, levelName, assessed, ...(paper && { paper }) };
}

function knownAchievement({ number, what }: Certificate) {
  const achievement = achievementOf(what);
  if (!achievement) throw new Error(`${number} is about ${what}`);
  return achievement;
}

export function documentView(certificate: Certificate, origin: string) {
  const { number, holder, what, date, consent, revokedAt } = certificate;
  const { title, family, level, modules, hours, assessed } = knownAchievement(certificate);
  const isLevel = family === 'HACA';
  const paper = paperInWords(certificate);
  const module = `AcSS ${what}`;
  const first = modules[0]?.courseNo;
  const last = modules.at(-1)?.courseNo;
  const list: readonly { readonly text: string; readonly hours?: number }[] = isLevel
    ? modules.map((each) => ({ text: `${each.courseNo} ${each.title}`, hours: each.hours }))
    : assessed.map((text) => ({ text }));
  return {
    number,
    holder,
    title: isLevel ? title : title.replace(`${module}: `, ''),
    kind: isLevel ? 'HACA qualification' : `Accountant Skill Stack, ${module}`,
    mark: isLevel ? level.charAt(0).toUpperCase() : what,
    level,
    heading: isLevel ? `AcSS ${first} to ${last}` : 'Assessed',
    says: isLevel
      ? `has passed the phone interview and the online evaluation in the ${inWords(modules.length)} modules below, and holds the HACA qualification at ${level} level.`
      : `has passed the phone interview and the online evaluation in ${module}, a module of ${hours} hours at ${level} level, and can do the following unaided.`,
    list,
    ...(isLevel && { hours }),
    date,
    dateInWords: onDay(date),
    ...(paper && { paper }),
    isNamed: consent,
    isValid: revokedAt === undefined,
    check: `${origin}${certificatePath(number)}`,
    checkAt: `${new URL(origin).host}${routes.verify}`,
  };
}

type Typed = Readonly<Record<string, string>>;
const mostListed = 50;

const achievements = [...levels, ...courses.map(({ courseNo }) => String(courseNo))].flatMap(
  (what) => achievementOf(what) ?? [],
);

export interface RejectedCertificates {
  readonly problems: readonly string[];
  readonly typed: Typed;
}

export type CertificatesView = Awaited<ReturnType<typeof certificatesView>>;

export async function certificatesView(
  staffRequest: StaffRequest,
  rejected?: RejectedCertificates,
) {
  const query = beginning((staffRequest.url.searchParams.get('q') ?? '').trim(), 100);
  const list = await staffRequest.context.store.listCertificates(query, mostListed);
  return {
    query,
    lines: list.map(certificateLine),
    achievements: achievements.map(({ what, title }) => ({ value: what, label: title })),
    today: isoDayInIndia(staffRequest.now),
    typed: rejected?.typed ?? (await filledIn(staffRequest)) ?? {},
    rejected,
  };
}

export type CertificateLine = ReturnType<typeof certificateLine>;

const certificateLine = (certificate: Certificate) => ({
  number: certificate.number,
  holder: certificate.holder,
  title: achievementOf(certificate.what)?.title ?? certificate.what,
  date: onDay(certificate.date),
  shown: shownName(certificate),
  ...(certificate.revokedAt !== undefined && {
    revoked: `Withdrawn on ${longDayInIndia(certificate.revokedAt)}`,
  }),
});

/** From the roster of a batch: the name comes from the enquiry that the address names. */
async function filledIn({ context, url, now }: StaffRequest): Promise<Typed | undefined> {
  const read = readReference(url.searchParams.get('enquiry') ?? '');
  const enquiry = 'reference' in read && (await context.store.findEnquiry(read.reference));
  if (!enquiry) return undefined;
  const today = isoDayInIndia(now);
  const asked = url.searchParams.get('date') ?? today;
  const what = achievementOf(url.searchParams.get('what') ?? '')
    ? url.searchParams.get('what')
    : '';
  const date = isDay(asked) && asked < today ? asked : today;
  const exam = url.searchParams.get('exam') ?? '';
  return { action: 'issue', name: enquiry.name, what: what ?? '', date, exam };
}
