/**
 * `POST /api/shortlist/{token}`: a plain form or JSON of the employer who holds the link; and by which browsers that link is
 * used, so that one that was passed on shows that it was. A look changes nothing, since mail scanners look; a browser counts
 * from its first submit on. One that takes no cookie is not distinguished.
 */
import { randomBytes } from 'node:crypto';
import { shortlistPath } from '#data/addresses/token-routes';
import { busyDownloads, sendCopy, sendResume } from '#lib/applications/http/download';
import { shortlistToken } from '#lib/enquiries/credentials';
import type { LeadFile } from '#lib/enquiries/queries/leads';
import { type RenderRejection, receiveByLink } from '#lib/forms/http/boundary';
import {
  actAsEmployer,
  askedAgain,
  type EmployerAction,
  employerActions,
  nobodyHere,
} from '#lib/placement/actions/employer';
import { type Act, aboutOf, employerLineOf, write } from '#lib/placement/actions/write';
import { safeCopy } from '#lib/placement/files';
import { placementNote } from '#lib/placement/mails/staff';
import { isAskedAgain, saidYes } from '#lib/placement/rules/agreed-words';
import { shortlistDays } from '#lib/placement/rules/moves';
import { renewTask } from '#lib/placement/rules/tasks';
import { type Candidate, isLive, type Shortlist, type Vacancy } from '#lib/placement/schema';
import type { Env } from '#lib/platform/config/env';
import { type AppContext, context } from '#lib/platform/context';
import type { Fields } from '#lib/platform/http/intake/body';
import {
  httpError,
  leadTo,
  type Result,
  readHostCookie,
  replyError,
  replySuccess,
  withCookie,
  withPrivateHeaders,
  writeHostCookie,
  wrong,
} from '#lib/platform/http/intake/reply';
import { line } from '#lib/platform/values/text';
import { endingInLetter, hashOf, tokensOf } from '#lib/platform/values/token';

export interface OpenShortlist {
  readonly shortlist: Shortlist;
  readonly vacancy: Vacancy;
  readonly isLive: boolean;
}

/** Undefined for what is no link of ours, or not any more. */
export async function findShortlist(
  { store, now }: AppContext,
  token: string,
): Promise<OpenShortlist | undefined> {
  for (const each of tokensOf(token)) {
    const shortlist = await store.findShortlist(hashOf(each));
    // A store restored without its secret would else take a former link.
    if (!shortlist || (await shortlistToken(store, shortlist.id)) !== endingInLetter(each))
      continue;
    const vacancy = await store.findVacancy(shortlist.vacancyId);
    return vacancy && { shortlist, vacancy, isLive: isLive(shortlist, now()) };
  }
  return undefined;
}

/** 200, 303 or the file; 403, 404, 409, 410, 422, 429, 503. */
export const receiveEmployerAction = (renderRejection: RenderRejection<OpenShortlist>) =>
  receiveByLink<OpenShortlist, Done>({
    counter: 'shortlist',
    find: (token) => findShortlist(context(), token),
    unknown: httpError(404, 'This link does not work.'),
    work,
    reply,
    renderRejection,
    reject: (error) => withPrivateHeaders(replyError(error)),
  });

type Done =
  | { readonly said: string; readonly renewed?: true }
  | { readonly resume: LeadFile; readonly candidate: string; readonly copy?: Uint8Array };

async function work(found: OpenShortlist, fields: Fields, request: Request): Promise<Result<Done>> {
  const { vacancy } = found;
  const cause = {
    email: vacancy.employer.email,
    from: request.headers.get('x-visitor-address') ?? '',
  };
  const act: Act = {
    context: context(),
    vacancy,
    at: context().now(),
    by: { kind: 'visitor' },
    cause,
  };
  const named = line(fields.action);
  if (named === 'renew') return renew(act, found);
  if (!found.isLive) return closed;
  await noteBrowser(act, found.shortlist, request);
  const action = employerActions.find((each) => each === named);
  if (!action) return wrong('action', 'Please choose what to do.');
  const id = line(fields.candidate);
  const all = await context().store.listCandidates({ vacancy: vacancy.id });
  const candidate = all.find((each) => each.id === id && saidYes(each));
  if (!candidate) return httpError(404, nobodyHere, { errors: { candidate: nobodyHere } });
  if (isAskedAgain(candidate, vacancy)) return httpError(410, askedAgain);
  const file = action === 'resume' ? await resumeFile(candidate) : undefined;
  // Nothing is opened then, and the candidate gets no notice of an opening.
  if (action === 'resume' && !file) return httpError(404, 'The resume is no longer here.');
  // A file that may do harm is handed to nobody outside: they get a copy that we made.
  const copy =
    file?.held === undefined ? undefined : await safeCopy(context().store, file, cause.from);
  if (copy === 'busy') return { error: busyDownloads };
  if (file?.held !== undefined && !copy) return httpError(409, heldResume);
  // In the candidate's history the actor "visitor" is the candidate, so the site is named here.
  const done = await actAsEmployer({ ...act, by: { kind: 'site' } }, action, candidate, fields);
  if ('error' in done) return done;
  if (!file) return { ok: { said: texts[action] } };
  return { ok: { resume: file, candidate: candidate.id, ...(copy && { copy }) } };
}

const closed = httpError(410, 'This page has closed. Ask us, and we will open it again.');

const texts: Readonly<Record<EmployerAction, string>> = {
  interview:
    'Sent: they will choose one of the times, or ask for others. You will both get a mail.',
  no: 'Removed from the list.',
  hired:
    'Congratulations to both of you. We will close the application, and call you after 30 and 90 days.',
  question: 'Sent: we will answer within a working day. The candidate does not see your question.',
  went: 'Saved. Thank you for telling us.',
  resume: '',
};

const heldResume =
  'We do not forward the file this resume came in. Ask us, and we will send you a copy that is safe to open.';

const resumeFile = async ({ enquiryId }: Candidate) =>
  (await context().store.findRelations(enquiryId)).files[0];

/** Notifies the desk once a day, however often it is clicked. */
async function renew(act: Act, { isLive: live }: OpenShortlist): Promise<Result<Done>> {
  if (live) return httpError(409, 'This page is open.');
  const topic = `renew-${new Date(act.at).toISOString().slice(0, 10)}`;
  const what = 'They want the shortlist again';
  const mails = [placementNote(aboutOf(act), { topic, what })];
  const written = await write(act, {
    enquiries: [employerLineOf(act, 'renew', { mails })],
    opens: [renewTask(act.vacancy, act.at)],
  });
  if (written !== 'done') return httpError(404, 'This link does not work.');
  return {
    ok: { said: 'We have your request, and will call you within a working day.', renewed: true },
  };
}

async function reply(
  done: Done,
  { request, token, plain }: { request: Request; token: string; plain: boolean },
): Promise<Response> {
  if ('resume' in done) {
    const { resume, candidate, copy } = done;
    const sent = await (copy
      ? sendCopy(request, copy, candidate)
      : sendResume(request, context().store, resume, candidate));
    return withPrivateHeaders(sent ?? replyError(busyDownloads));
  }
  if (!plain) return withPrivateHeaders(replySuccess(done.said));
  return withPrivateHeaders(leadTo(`${shortlistPath(token)}${done.renewed ? '?asked' : ''}`));
}

const browserName = 'shortlist';

/** The limit for one link; more would add no information. */
const mostBrowsers = 10;

const markIn = (request: Request, env: Env): string | undefined => {
  const mark = readHostCookie(request.headers.get('cookie'), browserName, env);
  return mark && /^[\w-]{22}$/.test(mark) ? mark : undefined;
};

/** A browser that looks has its mark from then on. */
export function markBrowser(request: Request, response: Response, env: Env): Response {
  if (markIn(request, env) === undefined) {
    const value = randomBytes(16).toString('base64url');
    const maxAgeSeconds = shortlistDays * 24 * 60 * 60;
    const cookie = writeHostCookie({ name: browserName, value, maxAgeSeconds }, env);
    return withCookie(response, cookie);
  }
  return response;
}

/** Stored before the clicked action is done; the second one notifies staff, once. */
async function noteBrowser(act: Act, shortlist: Shortlist, request: Request): Promise<void> {
  const mark = markIn(request, act.context.env);
  const { id, browsers } = shortlist;
  if (mark === undefined || browsers.length >= mostBrowsers) return;
  const hash = hashOf(mark);
  if (browsers.some((each) => each.hash === hash)) return;
  await write(act, {
    browser: { shortlist: id, hash },
    ...(browsers.length === 1 && { enquiries: [detailOf(act, shortlist)] }),
  });
}

const detailOf = (act: Act, { id }: Shortlist) =>
  employerLineOf(act, 'passed-on', {
    mails: [
      placementNote(aboutOf(act), {
        topic: `passed-on-${id}`,
        what: 'The shortlist is used in a second browser',
        lines: ['Passed on, or a phone beside a computer. Renewing it makes a new link.'],
      }),
    ],
  });
