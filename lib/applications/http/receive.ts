/** Receives a job application: the resume and its answers, as a page without script or the wizard sends them. */

import { checkResume } from '#lib/applications/files';
import { application, flatten } from '#lib/applications/forms';
import { resumeLimitBytes } from '#lib/applications/rules/resume';
import { type Reader, type ReadForm, receive } from '#lib/enquiries/http/receive';
import { enquiryEmails } from '#lib/enquiries/mails';
import { context } from '#lib/platform/context';
import { arrivals, type HeldFile, newHeldFile } from '#lib/platform/files/arrivals';
import { scanFile } from '#lib/platform/files/scanning';
import { uploadTurns } from '#lib/platform/files/upload-slots';
import {
  asksForPage,
  type Fields,
  fieldsIn,
  malformed,
  mediaType,
} from '#lib/platform/http/intake/body';
import { type Posted, readMultipart } from '#lib/platform/http/intake/multipart';
import { catchStoreUnavailable, httpError, type Result } from '#lib/platform/http/intake/reply';
import { siteOf } from '#lib/platform/http/limits/network';
import { newUnreadableCount } from '#lib/platform/http/limits/upload-limits';
import { metrics } from '#lib/platform/metrics/requests';
import { discard } from '#lib/platform/values/bytes';

/** For a turn, once the upload is here as a whole: a proxy must not give up the answer before it comes. */
const longestWaitMs = 30_000;

const unreadable = newUnreadableCount();
const tooMany = (retryAfterSeconds: number) =>
  httpError(429, 'Too many requests. Please try again in a few minutes.', { retryAfterSeconds })
    .error;

const notMultipart = httpError(415, 'Please send this as a form with a file.').error;
const busy = httpError(
  503,
  'Many applications are coming in just now. Please try again in a minute.',
  {
    retryAfterSeconds: 30,
  },
).error;

interface Upload {
  readonly held: HeldFile;
  data?: Buffer;
  isHeld?: boolean;
  leave?: () => void;
}

/** The route: a turn lasts until the resume is stored and its memory free. */
export async function receiveApplication(request: Request): Promise<Response> {
  const upload: Upload = { held: newHeldFile(context().env.DATA_DIR) };
  const reader: Reader = () => read(request, upload);
  try {
    const answer = await receive(application, enquiryEmails, reader)(request);
    // Where it was not stored, a check or a scan may be reading it yet.
    if (answer.status < 400) {
      if (upload.isHeld) metrics().resumesHeld.inc();
      discard(upload.data);
    }
    return answer;
  } finally {
    upload.leave?.();
    await upload.held.close();
  }
}

const visitorOf = ({ headers }: Request) => headers.get('x-visitor-address') ?? '';

async function read(request: Request, upload: Upload): ReturnType<Reader> {
  const plain = asksForPage(request);
  if (mediaType(request) !== 'multipart/form-data') return { error: notMultipart, plain };
  const { env, now } = context();
  const from = visitorOf(request);
  const retryAfterSeconds = unreadable.waitOf(from, env.RATE_LIMIT, now());
  if (retryAfterSeconds !== undefined) return { error: tooMany(retryAfterSeconds), plain };
  const posted = await catchStoreUnavailable(() => arrive(request, upload.held));
  if ('error' in posted) {
    if (posted.error.status !== 503) unreadable.note(from, now());
    return { error: posted.error, plain };
  }
  const isPage = isFlat(posted.ok.fields) && !asksForJson(request);
  const answers = answersOf(posted.ok.fields);
  if (!answers) return { error: malformed, plain: isPage };
  const leave = await uploadTurns.take(siteOf(from), AbortSignal.timeout(longestWaitMs));
  if (!leave) return { error: busy, plain: isPage };
  upload.leave = leave;
  const checked = await catchStoreUnavailable(() => withResume(answers, posted.ok.file, upload));
  if ('error' in checked) return { error: checked.error, plain: isPage };
  return { ok: { plain: isPage, ...checked.ok } };
}

/** Until its last byte. */
async function arrive(request: Request, held: HeldFile): Promise<Result<Posted>> {
  const arrival = await arrivals().begin(visitorOf(request));
  if ('error' in arrival) return arrival;
  const { signal, progress, end } = arrival.ok;
  const fields = { fileField: 'resume', textField: 'formData' };
  const limits = { ...fields, fileBytes: resumeLimitBytes, held, signal, progress };
  return readMultipart(request, limits).finally(end);
}

/** A page sends its fields flat, also those left empty; a script may have left out its formData. */
const isFlat = (fields: Fields) => !('formData' in fields) && 'name' in fields;

const asksForJson = (request: Request) =>
  /\bapplication\/json\b/.test(request.headers.get('accept') ?? '');

/** The answers of either way in; `undefined` where the JSON is none. */
function answersOf({ formData, ...fields }: Fields): Fields | undefined {
  if (formData === undefined) return flatten(fields);
  const answers = fieldsIn(String(formData));
  if (!answers) return undefined;
  const elapsedMs = fields.elapsedMs === undefined ? undefined : Number(fields.elapsedMs);
  return { ...fields, ...flatten(answers), elapsedMs };
}

const infected =
  'Our virus scanner stopped this file. Please scan your device, save the resume as a new PDF and choose that.';

type Resumed = Pick<ReadForm, 'fields' | 'file' | 'notes' | 'fileError'>;

async function withResume(
  fields: Fields,
  sent: Posted['file'],
  upload: Upload,
): Promise<Result<Resumed>> {
  if (!sent) return { ok: { fields: { ...fields, resume: undefined } } };
  if (sent.size <= resumeLimitBytes) upload.data = await upload.held.read();
  const checked = await checkResume({ ...sent, ...(upload.data && { data: upload.data }) });
  const given = { ...fields, resume: { name: sent.name, size: sent.size } };
  if ('error' in checked) {
    // Nothing is wrong with the file where we could not look.
    if (checked.error.status === 503) return checked;
    return { ok: { fields: given, fileError: checked.error } };
  }
  const scanned = await scanFile(context(), checked.ok.file);
  if (!scanned) {
    const errors = { resume: infected };
    return { ok: { fields: given, fileError: httpError(422, infected, { errors }).error } };
  }
  const { name, size, held } = scanned.file;
  upload.isHeld = held !== undefined;
  const value = `${checked.ok.note}${scanned.note}`;
  return {
    ok: {
      fields: { ...fields, resume: { name, size } },
      file: scanned.file,
      notes: [{ name: 'resumeCheck', label: 'Resume checked for', value }],
    },
  };
}
