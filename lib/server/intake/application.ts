/** Receives a job application: the resume and its answers, as a page without script or the wizard sends them. */

import { enquiryEmails } from '#lib/server/forms/receipt-mail';
import { httpError } from '#lib/server/http/errors/http-error';
import {
  asksForPage,
  type Fields,
  fieldsIn,
  malformed,
  mediaType,
  type Reader,
} from '#lib/server/intake/body';
import { discard } from '#lib/server/intake/kept-file';
import { type Posted, readMultipart } from '#lib/server/intake/multipart';
import { receive } from '#lib/server/intake/receive';
import { replyError, replyErrorPage } from '#lib/server/intake/reply';
import { siteOf } from '#lib/server/limits/network';
import { newUnreadableCount } from '#lib/server/limits/unreadable';
import { site } from '#lib/server/site';
import { checkResume } from '#lib/server/uploads/resume';
import { scanFile } from '#lib/server/uploads/scanning';
import { type UploadSlot, uploadTurns } from '#lib/server/uploads/upload-slots';
import { flatten } from '#lib/shared/forms/application/answers';
import { application } from '#lib/shared/forms/application/form';
import { resumeLimitBytes } from '#lib/shared/forms/application/resume';

/** From the arrival of the request to the last byte. */
const timeoutMs = 60_000;

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

/** The route: a turn lasts until the resume is stored and its memory free. */
export async function receiveApplication(request: Request): Promise<Response> {
  const late = new AbortController();
  // Cleared below: a timer keeps its request in memory, and what nobody read of it.
  const timer = setTimeout(() => late.abort(), timeoutMs);
  const visitor = siteOf(request.headers.get('x-visitor-address') ?? '');
  const answer = await uploadTurns
    .run(visitor, late.signal, async (slot) => {
      let file: Posted['file'];
      const keepFile = (posted: Posted) => {
        file = posted.file;
      };
      const reader: Reader = () => read(request, slot, keepFile);
      const stored = await receive(application, enquiryEmails, reader)(request);
      // Where it was not stored, a check or a scan may be reading it yet.
      if (stored.status < 400) discard(file?.data);
      return stored;
    })
    .finally(() => clearTimeout(timer));
  if (answer) return answer;
  return asksForPage(request) ? replyErrorPage(busy, application, {}) : replyError(busy);
}

async function read(
  request: Request,
  slot: UploadSlot,
  came: (posted: Posted) => void,
): ReturnType<Reader> {
  const plain = asksForPage(request);
  if (mediaType(request) !== 'multipart/form-data') return { error: notMultipart, plain };
  const { env, now } = site();
  const from = request.headers.get('x-visitor-address') ?? '';
  const retryAfterSeconds = unreadable.waitOf(from, env.RATE_LIMIT, now());
  if (retryAfterSeconds !== undefined) return { error: tooMany(retryAfterSeconds), plain };
  const fields = { fileField: 'resume', textField: 'formData' };
  const limits = { ...fields, fileBytes: resumeLimitBytes, ...slot };
  const posted = await readMultipart(request, limits);
  if ('error' in posted) {
    if (posted.error.status !== 503) unreadable.note(from, now());
    return { error: posted.error, plain };
  }
  came(posted.ok);
  const isPage = isFlat(posted.ok.fields) && !asksForJson(request);
  const answers = answersOf(posted.ok.fields);
  if (!answers) return { error: malformed, plain: isPage };
  return { ok: { plain: isPage, ...(await withResume(answers, posted.ok)) } };
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

async function withResume(fields: Fields, { file }: Posted) {
  if (!file) return { fields: { ...fields, resume: undefined } };
  const checked = await checkResume(file);
  const given = { ...fields, resume: { name: file.name, size: file.size } };
  if ('error' in checked) return { fields: given, fileError: checked.error };
  const scanned = await scanFile(site(), checked.ok.file);
  if (!scanned) {
    const errors = { resume: infected };
    return { fields: given, fileError: httpError(422, infected, { errors }).error };
  }
  const { name, size } = scanned.file;
  const value = `${checked.ok.note}${scanned.note}`;
  return {
    fields: { ...fields, resume: { name, size } },
    file: scanned.file,
    notes: [{ name: 'resumeCheck', label: 'Resume checked for', value }],
  };
}
