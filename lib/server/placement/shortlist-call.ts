/** `POST /api/shortlist/{token}`: a plain form or JSON of the employer who holds the link. */
import { busyDownloads } from '#lib/server/downloads/download';
import { sendResumeUnnamed } from '#lib/server/downloads/resume';
import { httpError, type Result, wrong } from '#lib/server/http/errors/http-error';
import { withPrivateHeaders } from '#lib/server/http/headers/security-headers';
import type { Fields } from '#lib/server/intake/body';
import { type DrawRejection, receiveByLink } from '#lib/server/intake/link-post';
import { leadTo, replyError, replySuccess } from '#lib/server/intake/reply';
import { isAskedAgain, saidYes } from '#lib/server/placement/agreed-words';
import { noteBrowser } from '#lib/server/placement/browser-mark';
import {
  actAsEmployer,
  askedAgain,
  type EmployerAction,
  employerActions,
  nobodyHere,
} from '#lib/server/placement/employer-actions';
import { type Act, aboutOf, employerLineOf, write } from '#lib/server/placement/placement-action';
import { placementNote } from '#lib/server/placement/staff-note';
import { type Site, site } from '#lib/server/site';
import {
  endingInLetter,
  hashOf,
  shortlistToken,
  tokensOf,
} from '#lib/server/store/enquiries/page-link';
import type { LeadFile } from '#lib/server/store/leads/leads';
import {
  type Candidate,
  isLive,
  type Shortlist,
  type Vacancy,
} from '#lib/server/store/placement/placements';
import { shortlistPath } from '#lib/shared/addresses/token-routes';
import { line } from '#lib/shared/forms/sanitize';

export interface OpenShortlist {
  readonly shortlist: Shortlist;
  readonly vacancy: Vacancy;
  readonly isLive: boolean;
}

/** Undefined for what is no link of ours, or not any more. */
export async function findShortlist(
  { store, now }: Site,
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
export const receiveEmployerAction = (draw: DrawRejection<OpenShortlist>) =>
  receiveByLink<OpenShortlist, Done>({
    counter: 'shortlist',
    find: (token) => findShortlist(site(), token),
    unknown: httpError(404, 'This link does not open anything.'),
    work,
    reply,
    draw,
    reject: (error) => withPrivateHeaders(replyError(error)),
  });

type Done =
  | { readonly said: string; readonly renewed?: true }
  | { readonly resume: LeadFile; readonly candidate: string };

async function work(found: OpenShortlist, fields: Fields, request: Request): Promise<Result<Done>> {
  const { vacancy } = found;
  const cause = {
    email: vacancy.employer.email,
    from: request.headers.get('x-visitor-address') ?? '',
  };
  const act: Act = { site: site(), vacancy, at: site().now(), by: { kind: 'visitor' }, cause };
  const named = line(fields.action);
  if (named === 'renew') return renew(act, found);
  if (!found.isLive) return closed;
  await noteBrowser(act, found.shortlist, request);
  const action = employerActions.find((each) => each === named);
  if (!action) return wrong('action', 'Please choose what to do.');
  const id = line(fields.candidate);
  const all = await site().store.listCandidates({ vacancy: vacancy.id });
  const candidate = all.find((each) => each.id === id && saidYes(each));
  if (!candidate) return httpError(404, nobodyHere, { errors: { candidate: nobodyHere } });
  if (isAskedAgain(candidate, vacancy)) return httpError(410, askedAgain);
  const file = action === 'resume' ? await resumeFile(candidate) : undefined;
  // Nothing is opened then, and the candidate is told of no opening.
  if (action === 'resume' && !file) return httpError(404, 'The resume is no longer here.');
  // Of the candidate's history: the visitor there is the candidate.
  const done = await actAsEmployer({ ...act, by: { kind: 'site' } }, action, candidate, fields);
  if ('error' in done) return done;
  return { ok: file ? { resume: file, candidate: candidate.id } : { said: texts[action] } };
}

const closed = httpError(410, 'This page has closed. Ask us, and we will open it again.');

const texts: Readonly<Record<EmployerAction, string>> = {
  interview: 'Sent: they choose one of the times, or ask for others. You both get a mail.',
  no: 'Taken off the list.',
  hired:
    'Congratulations to both of you. We will close the application, and call you after 30 and 90 days.',
  question: 'Sent: we will answer within a working day. The candidate does not see your question.',
  went: 'Saved. Thank you for telling us.',
  resume: '',
};

const resumeFile = async ({ enquiryId }: Candidate) =>
  (await site().store.findRelations(enquiryId)).files[0];

/** Told to the desk, once a day however often it is pressed. */
async function renew(act: Act, { isLive: live }: OpenShortlist): Promise<Result<Done>> {
  if (live) return httpError(409, 'This page is open.');
  const topic = `renew-${new Date(act.at).toISOString().slice(0, 10)}`;
  const what = 'They ask for the shortlist again';
  const mails = [placementNote(aboutOf(act), { topic, what })];
  const written = await write(act, { enquiries: [employerLineOf(act, 'renew', mails)] });
  if (written !== 'done') return httpError(404, 'This link does not open anything.');
  return {
    ok: { said: 'We have your request, and will call you within a working day.', renewed: true },
  };
}

async function reply(
  done: Done,
  { request, token, plain }: { request: Request; token: string; plain: boolean },
): Promise<Response> {
  if ('resume' in done) {
    const sent = await sendResumeUnnamed(request, site().store, done.resume, done.candidate);
    return withPrivateHeaders(sent ?? replyError(busyDownloads));
  }
  if (!plain) return withPrivateHeaders(replySuccess(done.said));
  return withPrivateHeaders(leadTo(`${shortlistPath(token)}${done.renewed ? '?asked' : ''}`));
}
