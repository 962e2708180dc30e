/** Each action runs once, by the version of the page it was read from (contract: Vacancy). */
import { randomBytes, randomUUID } from 'node:crypto';
import { deskVacancyPath } from '#data/addresses/desk-routes';
import { shortlistPath } from '#data/addresses/token-routes';
import { readAction } from '#lib/enquiries/actions/posted';
import { writeOf } from '#lib/enquiries/actions/write';
import { shortlistToken } from '#lib/enquiries/credentials';
import { stateAfter } from '#lib/enquiries/rules/actions';
import type { Actor, Enquiry } from '#lib/enquiries/schema/enquiry';
import { versionIn } from '#lib/forms/rules';
import { hire, readHire } from '#lib/placement/actions/hire';
import { readWent, wentWrite } from '#lib/placement/actions/went';
import {
  type Act,
  aboutOf,
  askAgain,
  conflict,
  employerLineOf,
  eventOf,
  interviewOff,
  lineOf,
  liveShortlist,
  vacancyLineOf,
  write,
} from '#lib/placement/actions/write';
import { readTerms, termsOf } from '#lib/placement/forms/desk';
import { askMail, kindWordMail } from '#lib/placement/mails/candidate';
import { shareMail } from '#lib/placement/mails/employer';
import { isAskedAgain, isShown } from '#lib/placement/rules/agreed-words';
import {
  leftOut,
  moveOf,
  type NewVacancy,
  shortlistDays,
  stateWithNumber,
} from '#lib/placement/rules/moves';
import { renewSubject, shareSubject, shareTask } from '#lib/placement/rules/tasks';
import {
  type Candidate,
  leftIn,
  mayThank,
  type PlacementWrite,
  type PlacementWritten,
  type Vacancy,
} from '#lib/placement/schema';
import { questionEnds, recordOf } from '#lib/placement/words/mails';
import type { AppContext } from '#lib/platform/context';
import type { Fields } from '#lib/platform/http/intake/body';
import {
  type HttpError,
  httpError,
  type Result,
  replyError,
  replySuccess,
  wrong,
  wrongFields,
} from '#lib/platform/http/intake/reply';
import { makeReference, readReference } from '#lib/platform/values/reference';
import { line } from '#lib/platform/values/text';
import { hashOf } from '#lib/platform/values/token';
import { type StaffRequest, seeOther, textOf, withFieldsAbout } from '#lib/staff/http/access';
import { firstName } from '#lib/staff/rules';

export interface RefusedAction {
  readonly fields: Fields;
  readonly error?: HttpError;
}

const find = ({ context, params }: StaffRequest) => context.store.findVacancy(params.id ?? '');

/** `drawPage` answers a form without script that was not accepted. */
export const receiveVacancyAction = (
  renderPage: (
    staffRequest: StaffRequest,
    vacancy: Vacancy,
    refused: RefusedAction,
  ) => Promise<Response>,
) =>
  withFieldsAbout(find, async (staffRequest, fields, vacancy) => {
    const done = await act(staffRequest, fields, vacancy);
    const { id } = vacancy;
    if ('ok' in done && staffRequest.plain) return seeOther(deskVacancyPath(id));
    const after = await find(staffRequest);
    if ('error' in done) {
      const { error } = done;
      return staffRequest.plain && after
        ? renderPage(staffRequest, after, { fields, error })
        : replyError(error);
    }
    return replySuccess('Kept', {
      vacancy: id,
      id,
      version: after?.version,
      state: after?.state,
      ...(after && { left: leftIn(after) }),
      ...done.ok,
    });
  });

async function act(
  { context, now, member }: StaffRequest,
  fields: Fields,
  vacancy: Vacancy,
): Promise<Done> {
  const action = actionNames.find((each) => each === line(fields.action));
  const { version, missing } = versionIn(fields);
  if (!action || missing) {
    return wrongFields({ ...(!action && { action: 'Please choose what to do.' }), ...missing });
  }
  if (vacancy.version !== version) return stale;
  const by = { kind: 'member', address: member.email, name: member.name } as const;
  return actions[action]({ context, vacancy, at: now, by, cause: 'ours', fields, version });
}

const actions = {
  spoke: spokeWithEmployer,
  async change(act) {
    const { vacancy, fields } = act;
    const read = readTerms(fields, vacancy.terms);
    if ('errors' in read) return wrongFields(read.errors);
    const { number } = read.ok;
    if (number < vacancy.hired) {
      return wrong('number', `${vacancy.hired} are hired already: the number cannot be less.`);
    }
    const state = stateWithNumber(vacancy, number);
    const changed = { ...vacancy, terms: read.ok };
    const isNews = state !== vacancy.state || recordOf(changed) !== recordOf(vacancy);
    const again =
      state === 'open' && isNews
        ? askAgain(
            { ...act, vacancy: changed },
            await act.context.store.listCandidates({ vacancy: vacancy.id }),
          )
        : [];
    return commit(act, {
      change: { terms: read.ok, ...(state !== vacancy.state && { state }) },
      enquiries: [
        employerLineOf(act, 'vacancy', state === vacancy.state ? {} : { detail: { state } }),
        ...again,
      ],
      ...(state === 'open' && (await shareAgain(act, changed))),
    });
  },
  async propose(act) {
    const { vacancy, fields, at, context, by } = act;
    const references = [...new Set([fields.candidate].flat().map(line).filter(Boolean))];
    if (references.length === 0) return wrong('candidate', 'Please choose who to ask.');
    if (vacancy.state !== 'open') return taken;
    const known = await context.store.listCandidates({ vacancy: vacancy.id });
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
    const name = firstName(by.name);
    const asks = asked.map((enquiry) => ({ id: randomUUID(), enquiry }));
    return commit(act, {
      whileOpen: true,
      asks: asks.map(({ id, enquiry }) => ({
        id,
        enquiryId: enquiry.id,
        askedAt: at,
        askedBy: name,
        endsAt,
        words: recordOf(vacancy),
      })),
      enquiries: [
        ...asks.map(({ id, enquiry }) => ({
          id: enquiry.id,
          change: { touchedAt: at },
          event: eventOf(act, 'propose', { candidate: id }),
          mails: [askMail(aboutOf(act), enquiry, name, endsAt)],
        })),
        vacancyLineOf(act, asks, 'propose'),
      ],
    });
  },
  async share(act) {
    const { vacancy, fields, at, context } = act;
    if (vacancy.state !== 'open') return taken;
    const live = await liveShortlist(context, vacancy.id, at);
    const again = ['yes', 'on', 'true'].includes(textOf(fields, 'again')) ? live : undefined;
    const id = again?.id ?? randomUUID();
    const token = await shortlistToken(context.store, id);
    const shortlist = again ?? {
      id,
      vacancyId: vacancy.id,
      tokenHash: hashOf(token),
      sharedAt: at,
      endsAt: at + shortlistDays * 24 * 60 * 60 * 1000,
      browsers: [],
    };
    const people = (await context.store.listCandidates({ vacancy: vacancy.id })).filter((each) =>
      isShown(each, vacancy),
    );
    const mails = [shareMail(aboutOf(act), shortlist, people.length, at)];
    const done = await commit(act, {
      whileOpen: true,
      enquiries: [
        employerLineOf(act, 'share', { mails }),
        // Whoever agrees while a link is live is shown at that moment.
        ...(live ? [] : people).map((each) =>
          lineOf(act, each.enquiryId, 'shown', { detail: { candidate: each.id } }),
        ),
      ],
      settles: [shareSubject(vacancy.id), renewSubject(vacancy.id)],
      ...(!again && { shortlist }),
    });
    return 'error' in done ? done : { ok: { shortlist: shortlistPath(token) } };
  },
  async unshare(act) {
    if (!(await liveShortlist(act.context, act.vacancy.id, act.at))) {
      return conflict('No shortlist is open.');
    }
    return commit(act, { shortlist: 'end', enquiries: [employerLineOf(act, 'unshare')] });
  },
  async hired(act) {
    const { vacancy, fields, at, version } = act;
    const candidate = await candidateOf(act);
    if (!candidate) return wrong('candidate', 'This person is not a candidate for this vacancy.');
    const read = readHire(fields, at);
    if ('error' in read) return read;
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
    return commit(act, {
      whileOpen: true,
      change: { state },
      enquiries: [employerLineOf(act, 'vacancy', { detail: { state } })],
    });
  },
  thank: thankOthers,
  async went(act) {
    const candidate = await candidateOf(act);
    if (!candidate) return wrong('candidate', 'This person is not a candidate for this vacancy.');
    const read = readWent(candidate, act.fields, act.at);
    return 'error' in read ? read : commit(act, wentWrite(act, candidate, read.ok));
  },
} satisfies Record<string, (act: AtDesk) => Promise<Done>>;

const actionNames = Object.keys(actions) as readonly (keyof typeof actions)[];

interface AtDesk extends Act {
  readonly by: Extract<Actor, { readonly kind: 'member' }>;
  readonly version: number;
  readonly fields: Fields;
}

type Done = Result<{ readonly shortlist?: string }>;

const stale = conflict('A colleague changed this vacancy in the meantime. Please read it again.');
const moved = conflict('This was changed in the meantime. Please read the page again.');
const taken = conflict('This vacancy is no longer open.');

async function findApplication({ context }: Act, typed: string): Promise<Enquiry | undefined> {
  const read = readReference(typed);
  const enquiry = 'reference' in read ? await context.store.findEnquiry(read.reference) : undefined;
  if (enquiry?.kind !== 'application' || enquiry.suspicion !== undefined) return undefined;
  return leftOut.some((each) => each === enquiry.outcome) ? undefined : enquiry;
}

async function candidateOf({ context, vacancy, fields }: AtDesk): Promise<Candidate | undefined> {
  const read = readReference(textOf(fields, 'candidate'));
  if (!('reference' in read)) return undefined;
  const all = await context.store.listCandidates({ vacancy: vacancy.id });
  return all.find(({ reference }) => reference === read.reference);
}

const commit = async (act: AtDesk, what: Omit<PlacementWrite, 'vacancy' | 'at' | 'version'>) =>
  outcome(await write(act, { version: act.version, ...what }));

function outcome(written: PlacementWritten): Done {
  if (written === 'done') return { ok: {} };
  if (written === 'gone') return httpError(404, 'This is no longer here.');
  return written === 'stale' ? stale : moved;
}

async function thankOthers(act: AtDesk): Promise<Done> {
  const { vacancy, at, context } = act;
  const all = await context.store.listCandidates({ vacancy: vacancy.id });
  const others = all.filter(mayThank);
  if (vacancy.state === 'open') {
    return conflict('This post is still open: fill it or close the search first.');
  }
  if (others.length === 0) return conflict('There is nobody left to write to.');
  const detail = { state: vacancy.state };
  return commit(act, {
    enquiries: [
      ...others.map((each) =>
        lineOf(act, each.enquiryId, 'thank', {
          mails: [kindWordMail(aboutOf(act), each)],
          detail: { ...detail, candidate: each.id },
        }),
      ),
      ...others.flatMap((each) => interviewOff(act, each, 'post-over')),
      vacancyLineOf(act, others, 'thank', { detail }),
    ],
    candidates: others.map(({ id }) => ({
      id,
      ...moveOf('thank', { thankedAt: at, slotAt: null, slots: [] }),
    })),
  });
}

/**
 * A change that shows candidates again, because the post is open again or reads as they agreed to it: whoever is on no link
 * that was sent since their yes has to be shared again.
 */
async function shareAgain({ context, vacancy: before, at }: Act, after: Vacancy) {
  const [live, candidates] = await Promise.all([
    liveShortlist(context, after.id, at),
    context.store.listCandidates({ vacancy: after.id }),
  ]);
  const since = candidates.flatMap((each) => {
    const { state, answeredAt = at } = each;
    const wasShown = before.state === 'open' && isShown(each, before);
    if (state === 'hired' || wasShown || !isShown(each, after)) return [];
    return live && answeredAt <= live.sharedAt ? [] : [answeredAt];
  });
  if (since.length === 0) return {};
  return { opens: [{ ...shareTask(after, at), since: Math.min(...since) }] };
}

const employerClosed = conflict(
  'The enquiry of this employer is closed: open it again on its page first.',
);

async function spokeWithEmployer(act: AtDesk): Promise<Done> {
  const { context, vacancy, fields, at, by, version } = act;
  const { reference } = vacancy.employer;
  const read = readAction({ ...fields, version }, { members: [], reference, now: at });
  if ('error' in read) return read;
  const enquiry = await context.store.findEnquiry(reference);
  const state =
    enquiry &&
    stateAfter('spoke', { state: enquiry.state, reached: enquiry.reachedAt !== undefined });
  if (!enquiry || !state) return employerClosed;
  const write = await writeOf(context, by, enquiry, state, read.ok.action, undefined);
  return commit(act, { enquiries: [write] });
}

/** `V-7K3M-92Q`, by chance as references are. */
export async function newVacancy(
  { store }: Pick<AppContext, 'store'>,
  { id }: Enquiry,
  at: number,
): Promise<NewVacancy> {
  const [submission, opened] = await Promise.all([
    store.findSubmission(id),
    store.listVacancies({ employer: id }),
  ]);
  return {
    id: makeReference(randomBytes(6)).replace(/^HOA/, 'V'),
    terms: termsOf(
      submission?.transcript ?? [],
      opened.map(({ terms }) => terms.type),
    ),
    at,
  };
}
