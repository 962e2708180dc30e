/** What a member does with a vacancy: each once, by the version of the page it was read from (contract: Vacancy). */
import { randomUUID } from 'node:crypto';
import { textOf } from '#lib/server/desk/sign-in/sign-in-http';
import { type Result, wrong, wrongFields } from '#lib/server/http/errors/http-error';
import type { Fields } from '#lib/server/intake/body';
import { versionIn } from '#lib/server/page-version';
import { isAskedAgain, isShown } from '#lib/server/placement/agreed-words';
import { askAgain } from '#lib/server/placement/ask-again';
import { askMail } from '#lib/server/placement/candidate-mails';
import { questionEnds, recordOf } from '#lib/server/placement/consent-words';
import { spokeWithEmployer } from '#lib/server/placement/employer-call';
import { shareMail } from '#lib/server/placement/employer-mails';
import { hire, readHire } from '#lib/server/placement/hire';
import {
  type AtDesk,
  candidateOf,
  type Done,
  findApplication,
  keep,
  outcome,
  stale,
  taken,
} from '#lib/server/placement/member-action';
import {
  aboutOf,
  conflict,
  employerLineOf,
  eventOf,
  liveShortlist,
} from '#lib/server/placement/placement-action';
import { readTerms } from '#lib/server/placement/read-terms';
import { thankOthers } from '#lib/server/placement/thank-others';
import { firstName } from '#lib/server/settings/desk-members';
import { hashOf, shortlistDays, shortlistToken } from '#lib/server/store/enquiries/credentials';
import type { Enquiry } from '#lib/server/store/enquiries/schema';
import { shortlistPath } from '#lib/shared/addresses/token-routes';
import { line } from '#lib/shared/forms/sanitize';

export function readVacancyAction(
  fields: Fields,
): Result<{ readonly action: VacancyAction; readonly version: number }> {
  const action = actionNames.find((each) => each === line(fields.action));
  const { version, missing } = versionIn(fields);
  const errors = {
    ...(!action && { action: 'Please choose what to do.' }),
    ...missing,
  };
  if (!action || Object.keys(errors).length > 0) return wrongFields(errors);
  return { ok: { action, version } };
}

export const actOnVacancy = (act: AtDesk, action: VacancyAction): Promise<Done> =>
  act.vacancy.version === act.version ? actions[action](act) : Promise.resolve(stale);

const actions = {
  spoke: spokeWithEmployer,
  async change(act) {
    const { vacancy, fields } = act;
    const read = readTerms(fields, vacancy.terms);
    if ('wrong' in read) return wrongFields(read.wrong);
    const { number } = read.ok;
    if (number < vacancy.hired) {
      return wrong('number', `${vacancy.hired} are hired already: the number cannot be less.`);
    }
    // More are looked for than were: it is open again.
    const opens =
      vacancy.state === 'filled' && number > Math.max(vacancy.hired, vacancy.terms.number);
    const fills = vacancy.state === 'open' && vacancy.hired > 0 && number === vacancy.hired;
    const changed = { ...vacancy, terms: read.ok };
    const isOpen = opens || (vacancy.state === 'open' && !fills);
    const isReworded = recordOf(changed) !== recordOf(vacancy);
    const again =
      isOpen && (isReworded || opens)
        ? askAgain(
            { ...act, vacancy: changed },
            await act.site.store.listCandidates({ vacancy: vacancy.id }),
          )
        : [];
    return keep(act, {
      change: {
        terms: read.ok,
        ...(opens && { state: 'open' as const }),
        ...(fills && { state: 'filled' as const }),
      },
      enquiries: [employerLineOf(act, 'vacancy'), ...again],
    });
  },
  async propose(act) {
    const { vacancy, fields, at, site, member, by } = act;
    const references = [...new Set([fields.candidate].flat().map(line).filter(Boolean))];
    if (references.length === 0) return wrong('candidate', 'Please choose whom to ask.');
    if (vacancy.state !== 'open') return taken;
    const known = await site.store.listCandidates({ vacancy: vacancy.id });
    const asked: Enquiry[] = [];
    for (const reference of references) {
      const enquiry = await findApplication(act, reference);
      if (!enquiry)
        return wrong('candidate', `${reference} cannot be asked: no open application has it.`);
      if (known.some(({ enquiryId }) => enquiryId === enquiry.id)) {
        return conflict(`${reference} was asked about this post already.`);
      }
      asked.push(enquiry);
    }
    const endsAt = questionEnds(at);
    const name = by.kind === 'member' ? firstName(by.name) : member;
    return keep(act, {
      whileOpen: true,
      asks: asked.map(({ id }) => ({
        id: randomUUID(),
        enquiryId: id,
        askedAt: at,
        askedBy: name,
        endsAt,
        words: recordOf(vacancy),
      })),
      enquiries: asked.map((enquiry) => ({
        id: enquiry.id,
        change: { touchedAt: at },
        event: eventOf(act, 'propose'),
        mails: [askMail(aboutOf(act), enquiry, name, endsAt)],
      })),
    });
  },
  async share(act) {
    const { vacancy, fields, at, site } = act;
    if (vacancy.state !== 'open') return taken;
    const live = await liveShortlist(site, vacancy.id, at);
    const again = ['yes', 'on', 'true'].includes(textOf(fields, 'again')) ? live : undefined;
    const id = again?.id ?? randomUUID();
    const token = await shortlistToken(site.store, id);
    const shortlist = again ?? {
      id,
      vacancyId: vacancy.id,
      tokenHash: hashOf(token),
      sharedAt: at,
      endsAt: at + shortlistDays * 24 * 60 * 60 * 1000,
      browsers: [],
    };
    const people = (await site.store.listCandidates({ vacancy: vacancy.id })).filter((each) =>
      isShown(each, vacancy),
    );
    const mails = [shareMail(aboutOf(act), shortlist, people.length, at)];
    const done = await keep(act, {
      whileOpen: true,
      enquiries: [employerLineOf(act, 'share', mails)],
      ...(!again && { shortlist }),
    });
    return 'error' in done ? done : { ok: { shortlist: shortlistPath(token) } };
  },
  async unshare(act) {
    if (!(await liveShortlist(act.site, act.vacancy.id, act.at))) {
      return conflict('No shortlist is open.');
    }
    return keep(act, { shortlist: 'end', enquiries: [employerLineOf(act, 'unshare')] });
  },
  async hired(act) {
    const { vacancy, fields, at, version } = act;
    const candidate = await candidateOf(act);
    if (!candidate) return wrong('candidate', 'This person is not a candidate for this vacancy.');
    const read = readHire(fields, at);
    if ('wrong' in read) return wrongFields(read.wrong);
    if (vacancy.state !== 'open') return taken;
    if (candidate.state === 'hired') return conflict('This person is hired already.');
    if (!isShown(candidate, vacancy)) {
      return wrong(
        'candidate',
        isAskedAgain(candidate, vacancy)
          ? 'The post was changed: this candidate has to agree to it first, on their page.'
          : 'A candidate who has not said yes cannot be hired through us.',
      );
    }
    return outcome(await hire(act, candidate, read.ok, version));
  },
  async fill(act) {
    const { vacancy, fields } = act;
    if (vacancy.state !== 'open') return taken;
    const state = line(fields.how) === 'closed' ? 'closed' : 'filled';
    return keep(act, {
      whileOpen: true,
      change: { state },
      enquiries: [employerLineOf(act, 'vacancy')],
    });
  },
  thank: thankOthers,
} satisfies Record<string, (act: AtDesk) => Promise<Done>>;

export type VacancyAction = keyof typeof actions;
const actionNames = Object.keys(actions) as readonly VacancyAction[];
