/** `POST /api/exam/{token}`: a plain form or JSON of whoever holds the link of a sitting. */
import { examPath } from '#data/addresses/token-routes';
import { examToken } from '#lib/enquiries/credentials';
import { type RenderRejection, receiveByLink } from '#lib/forms/http/boundary';
import { type AppContext, context } from '#lib/platform/context';
import { type Fields, fieldsIn } from '#lib/platform/http/intake/body';
import {
  httpError,
  leadTo,
  type Result,
  replySuccess,
  wrong,
} from '#lib/platform/http/intake/reply';
import { networkHash } from '#lib/platform/http/limits/network';
import { isoInIndia } from '#lib/platform/values/india';
import { line } from '#lib/platform/values/text';
import { endingInLetter, hashOf, tokensOf } from '#lib/platform/values/token';
import { finishExam, startExam } from '#lib/practice/actions/sitting';
import { merged } from '#lib/practice/rules/merge';
import { graceMs, mostCells, secondsLeft } from '#lib/practice/rules/sittings';
import { inInputs, type Typed, typedIn } from '#lib/practice/rules/worksheet';
import type { Exam } from '#lib/practice/schema';

/** Undefined for what is no link of ours. A read changes nothing but that what is over is marked. */
export async function findExamByLink(
  appContext: AppContext,
  token: string,
): Promise<Exam | undefined> {
  const { store, now } = appContext;
  for (const each of tokensOf(token)) {
    const exam = await store.findExamByToken(hashOf(each));
    // A store restored without its secret would else take a former link.
    if (!exam || (await examToken(store, exam.id)) !== endingInLetter(each)) continue;
    const isOver = exam.state === 'running' && now() > (exam.endsAt ?? 0) + graceMs;
    return isOver ? finishExam(appContext, exam.id, 'time') : exam;
  }
  return undefined;
}

/** More networks than these tell nothing. */
const mostNetworks = 50;

/** Counted while it runs; a mail scanner that opens the link before is none of the candidate's. */
export async function noteNetwork(
  { store }: Pick<AppContext, 'store'>,
  { id, state, networks = [] }: Exam,
  request: Pick<Request, 'headers'>,
): Promise<void> {
  if (state !== 'running' || networks.length >= mostNetworks) return;
  const network = await networkHash(store, request.headers.get('x-visitor-address') ?? '');
  if (!networks.includes(network)) await store.noteExamNetwork(id, [...networks, network]);
}

/** Another tab or phone has saved since: nothing was written, and the person chooses. */
interface OlderSave {
  readonly rev: number;
  readonly left: number;
  /** As it is saved. */
  readonly typed: Typed;
  /** A change of one side is in it; where both changed an entry, it has the text that came now, and `both` names it. */
  readonly merged: Typed;
  readonly both: readonly string[];
}

type Done =
  | { readonly action: 'start'; readonly ends: string }
  | {
      readonly action: 'save';
      readonly saved: string;
      readonly left: number;
      readonly rev: number;
      readonly page: number;
      readonly more: string;
    }
  | { readonly action: 'older'; readonly older: OlderSave; readonly exam: Exam }
  | { readonly action: 'submit'; readonly exam: Exam }
  | { readonly action: 'marks'; readonly show: boolean };

/** A certificate is of a later feature, which supplies how it shows the percent. */
type SetMarks = (exam: Exam, show: boolean) => Promise<void>;

export interface ExamPages {
  readonly renderRejection: RenderRejection<Exam>;
  readonly renderOlder: (token: string, exam: Exam, older: OlderSave) => Promise<Response>;
}

/** 200, 303; 403, 404, 409, 422, 429, 503. */
export const receiveExam = ({ renderRejection, renderOlder }: ExamPages, setMarks: SetMarks) =>
  receiveByLink<Exam, Done>({
    find: (token) => findExamByLink(context(), token),
    unknown: httpError(404, 'This link does not work.'),
    work: (exam, fields, request) => work(exam, fields, request, setMarks),
    reply(done, { token, plain }) {
      if (!plain) return replyDone(done);
      if (done.action === 'older') return renderOlder(token, done.exam, done.older);
      return leadTo(`${examPath(token)}${placeOf(done)}`);
    },
    renderRejection,
  });

function placeOf(done: Done): string {
  if (done.action === 'marks') return '#marks';
  if (done.action !== 'save') return '';
  const query = new URLSearchParams({
    page: String(done.page),
    ...(done.more && { more: done.more }),
  });
  // A line that was added has the focus, which a place in the address would take away.
  return done.more ? `?${query}` : `?${query}#part-${done.page}`;
}

function replyDone(done: Done): Response {
  switch (done.action) {
    case 'start':
      return replySuccess('Started', { ends: done.ends });
    case 'save': {
      const { saved, left, rev } = done;
      return replySuccess('Saved', { saved, left, rev });
    }
    case 'submit': {
      const { percent = null, passed = null } = done.exam;
      const message =
        percent === null ? 'Handed in. We are checking your worksheet by hand.' : 'Handed in';
      return replySuccess(message, { percent, passed });
    }
    case 'marks':
      return replySuccess('Saved', { show: done.show ? 'yes' : 'no' });
    case 'older':
      return replyOlder(done.older);
  }
}

function replyOlder({ rev, left, typed }: OlderSave): Response {
  const message = 'Another tab or phone has saved since. Nothing of yours was written.';
  const body = { success: false, message, msg: message, rev, left, cells: inInputs(typed) };
  return Response.json(body, { status: 409, headers: { 'cache-control': 'no-store' } });
}

const minuteMs = 60_000;
const savesAMinute = 60;

async function work(
  exam: Exam,
  fields: Fields,
  request: Request,
  setMarks: SetMarks,
): Promise<Result<Done>> {
  const appContext = context();
  // The button of a form comes after its hidden field.
  const action = line([fields.action].flat().at(-1));
  if (action === 'start') {
    const started = await startExam(appContext, exam);
    if ('refused' in started) return httpError(409, started.refused);
    if ('fault' in started) {
      return httpError(
        503,
        'Your paper could not be laid out, through a fault of ours. Your attempt is not used; we look at it and write to you.',
        { retryAfterSeconds: 600 },
      );
    }
    await noteNetwork(appContext, { ...exam, state: 'running' }, request);
    return { ok: { action, ends: isoInIndia(started.endsAt) } };
  }
  if (action === 'save') return saved(appContext, exam, fields);
  if (action === 'submit') return submitted(appContext, exam, fields);
  if (action === 'marks') {
    const show = line(fields.show);
    if (exam.state !== 'done' || exam.percent === undefined) {
      return httpError(409, 'There is no result yet.');
    }
    if (show !== 'yes' && show !== 'no') return wrong('show', 'Choose yes or no.');
    await setMarks(exam, show === 'yes');
    return { ok: { action, show: show === 'yes' } };
  }
  return wrong('action', 'There is no such action.');
}

const overWords: Readonly<Record<Exam['state'], string>> = {
  invited: 'This paper has not been started yet.',
  running: 'Time is up: your worksheet is handed in as last saved.',
  done: 'Your worksheet is handed in: nothing can be added to it.',
  void: 'This paper was cancelled and does not count.',
};

async function saved(appContext: AppContext, exam: Exam, fields: Fields): Promise<Result<Done>> {
  const { store, now } = appContext;
  const at = now();
  const counted = await store.countRequest(`exam:${exam.tokenHash}`, minuteMs, at);
  if (counted.count > savesAMinute) {
    const retryAfterSeconds = Math.max(1, Math.ceil((counted.startedAt + minuteMs - at) / 1000));
    return httpError(429, 'Too many savings in a minute. Your next one comes through again.', {
      retryAfterSeconds,
    });
  }
  return write(appContext, exam, fields);
}

async function write(
  { store, now }: AppContext,
  exam: Exam,
  fields: Fields,
): Promise<Result<Done>> {
  const at = now();
  const cells = typedIn(fields);
  if (Object.keys(cells).length > mostCells) return wrong('cells', 'These are too many cells.');
  const from = numberIn(fields.rev);
  if (from === 'wrong') return wrong('rev', 'This is not the number of a saving.');
  const page = pageIn(fields.page);
  const by = line(fields.tab).slice(0, 40);
  const done = await store.saveExam({
    id: exam.id,
    at,
    cells,
    ...(from !== undefined && { from }),
    ...(by !== '' && { by }),
    ...(page !== undefined && { page }),
  });
  if (done.done === 'over') {
    const stored = await store.findExam(exam.id);
    return httpError(409, overWords[stored?.state ?? 'void']);
  }
  const left = secondsLeft(done.endsAt, at);
  if (done.done === 'older') {
    const { rev, typed } = done;
    const { typed: together, both } = merged(baseIn(fields.base), cells, typed);
    return {
      ok: { action: 'older', older: { rev, left, typed, merged: together, both }, exam },
    };
  }
  const more = line(fields.more).slice(0, 20);
  const { rev } = done;
  return {
    ok: { action: 'save', saved: isoInIndia(at), left, rev, page: page ?? exam.page ?? 1, more },
  };
}

async function submitted(
  appContext: AppContext,
  exam: Exam,
  fields: Fields,
): Promise<Result<Done>> {
  if (exam.state === 'done') return { ok: { action: 'submit', exam } };
  if (exam.state !== 'running') return httpError(409, overWords[exam.state]);
  if (Object.keys(typedIn(fields)).length > 0) {
    const written = await write(appContext, exam, fields);
    if ('error' in written && written.error.status !== 409) return written;
    if ('ok' in written && written.ok.action === 'older') return written;
  }
  const done = await finishExam(appContext, exam.id, 'visitor');
  if (done?.state === 'done') return { ok: { action: 'submit', exam: done } };
  return httpError(409, overWords[done?.state ?? 'void']);
}

/** The cells that a form without script was rendered with; without them, all that is in it was typed there. */
function baseIn(sent: unknown): Typed {
  const text: unknown = [sent].flat()[0];
  return typeof text === 'string' ? typedIn(fieldsIn(text) ?? {}) : {};
}

function numberIn(typed: unknown): number | undefined | 'wrong' {
  const text = typeof typed === 'number' ? String(typed) : line(typed);
  if (text === '') return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : 'wrong';
}

/** The last of several buttons and fields counts; anything else than a page number is ignored. */
function pageIn(typed: unknown): number | undefined {
  const last: unknown = [typed].flat().at(-1);
  const text = typeof last === 'number' ? String(last) : line(last);
  return /^[1-9]$/.test(text) ? Number(text) : undefined;
}
