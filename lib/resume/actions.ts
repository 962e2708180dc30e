/** A resume from what was sent: read, its certificates looked up, written. Nothing of it is stored or logged. */

import { certificatePath } from '#data/addresses/routes';
import { achievementOf, readCertificateNumber } from '#lib/certificates/rules';
import type { AppContext } from '#lib/platform/context';
import type { CallRequest, Fields } from '#lib/platform/http/intake/body';
import {
  catchStoreUnavailable,
  type HttpError,
  httpError,
  type Result,
  wrong,
  wrongFields,
} from '#lib/platform/http/intake/reply';
import { checkRateLimit } from '#lib/platform/http/limits/network';
import { jsonResume } from '#lib/resume/files/json';
import { leastPages, mostPages, tooLong } from '#lib/resume/files/pages';
import type { FileFormat, Written } from '#lib/resume/files/write';
import { textsOf } from '#lib/resume/rules/fields';
import { leftOutOf } from '#lib/resume/rules/left-out';
import type { Certificate, Errors, Resume } from '#lib/resume/rules/parts';
import { certificateUnknown, readResume } from '#lib/resume/rules/read';
import { sheetOf } from '#lib/resume/rules/sections';
import { writtenResume } from '#lib/resume/worker/worker';

interface MadeResume {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly name: string;
  readonly pages?: number;
  readonly leftOut: readonly string[];
}

const types: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Four times the limit of forms in ten minutes: people correct a line and look again. */
const triesPerForm = 4;

const wrongFormat = 'The format must be pdf, docx or json';
const busy = httpError(
  503,
  'Many resumes are being made just now. Please try again in a few seconds.',
  {
    retryAfterSeconds: 5,
  },
);
const failed = httpError(500, 'We could not make this resume. Please shorten it, or call us.');

/** 200 with the file, or why not. `format` from the fields or the address. */
export async function makeResume(
  request: CallRequest,
  fields: Fields,
  context: AppContext,
): Promise<Result<MadeResume>> {
  const asked = fields.format ?? new URL(request.url).searchParams.get('format') ?? 'pdf';
  // Any other JSON value names no file format.
  const format = typeof asked === 'string' ? asked : '';
  if (format !== 'json' && !isFileFormat(format)) return wrong('format', wrongFormat);
  return catchStoreUnavailable(async () => {
    const { env, now } = context;
    const most = env.RATE_LIMIT * triesPerForm;
    const tooMany = await checkRateLimit(request, context, 'resumes', most);
    if (tooMany) return { error: tooMany };
    const read = readResume(fields);
    if ('errors' in read) return wrongFields(read.errors);
    const checked = await checkCertificates(request, read.ok.certificates, context);
    if ('tooMany' in checked) return { error: checked.tooMany };
    if ('errors' in checked) return wrongFields(checked.errors);
    const resume = { ...read.ok, certificates: checked.ok };
    const made =
      format === 'json' ? asJson(resume, env.origin) : await asFile(request, resume, format, now());
    if ('error' in made) return made;
    return { ok: { ...made.ok, leftOut: [...leftOutOf(fields), ...made.ok.leftOut] } };
  });
}

const isFileFormat = (format: string): format is FileFormat => Object.hasOwn(types, format);

async function asFile(
  request: CallRequest,
  resume: Resume,
  format: FileFormat,
  now: number,
): Promise<Result<MadeResume>> {
  const sheet = sheetOf(resume, now);
  const least = leastPages(sheet);
  if (least.length > mostPages) return unfit(tooLong(least, sheet, true));
  const visitor = request.headers.get('x-visitor-address') ?? '';
  const written = await writtenResume({ sheet, format }, visitor);
  if (written === 'busy') return busy;
  if (written === 'failed') return failed;
  const texts = Object.entries(textsOf(resume));
  const pathsWith = (characters: readonly string[]) =>
    texts.flatMap(([path, text]) => {
      const found = characters.filter((letter) => text.includes(letter));
      return found.length > 0 ? [[path, found] as const] : [];
    });
  if ('errors' in written) {
    const { message, errors, characters = [] } = written;
    const own = pathsWith(characters).map(([path, found]) => [path, unprinted(found)]);
    return unfit({ message, errors: { ...errors, ...Object.fromEntries(own) } });
  }
  const { bytes, pages, signs } = written;
  const leftOut = pathsWith(signs).map(([path]) => `signs in ${path}`);
  const name = fileName(resume.basics.name, format);
  return { ok: { bytes, pages, type: types[format], name, leftOut } };
}

const unprinted = (characters: readonly string[]) =>
  `The PDF has no letters for ${characters.slice(0, 10).join(' ')}: write this in other letters, or take the Word file`;

const unfit = ({ message, errors }: Extract<Written, { readonly errors: Errors }>) =>
  httpError(422, message, { errors });

function asJson(resume: Resume, origin: string): Result<MadeResume> {
  const document = jsonResume(resume, (number) => `${origin}${certificatePath(number)}`);
  const bytes = Buffer.from(JSON.stringify(document, undefined, 2));
  const name = fileName(resume.basics.name, 'json');
  return { ok: { bytes, type: 'application/json', name, leftOut: [] } };
}

/** `Resume Priya Raman.pdf`: letters of any script, nothing that a file system or a header minds. */
function fileName(person: string, ending: string): string {
  const cleaned = person
    .replace(/[^\p{L}\p{M}\p{N}\p{Join_C} .-]+/gu, ' ')
    .replace(/[\s.]+/g, ' ')
    .trim();
  const short = Array.from(cleaned).slice(0, 60).join('').trim();
  return `${`Resume ${short}`.trim()}.${ending}`;
}

/** Numbers that are none, in ten minutes from one address: who tries more is looking for other people's. */
const mostUnknown = 30;

const revoked = 'This certificate is no longer valid';
const numberAsked = 'Give the number of the certificate: it is printed on it';
const issuer = 'HOA';

type CheckedCertificates =
  | { readonly ok: readonly Certificate[] }
  | { readonly errors: Errors }
  | { readonly tooMany: HttpError };

/** The answer is in the words of the store, never in those of the person who typed the numbers. */
async function checkCertificates(
  request: CallRequest,
  typed: readonly Certificate[],
  context: AppContext,
): Promise<CheckedCertificates> {
  const errors: Record<string, string> = {};
  const ok: Certificate[] = [];
  for (const [at, certificate] of typed.entries()) {
    const field = `certificates.${at}.number`;
    if (certificate.number === '') {
      if (certificate.issuer.toUpperCase() === issuer) errors[field] = numberAsked;
      ok.push(certificate);
      continue;
    }
    const read = readCertificateNumber(certificate.number);
    const found = 'number' in read ? await context.store.findCertificate(read.number) : undefined;
    if (!found) {
      errors[field] = certificateUnknown;
      // A slip of the pen is told without the store.
      const tooMany =
        'number' in read &&
        (await checkRateLimit(request, context, 'resume-certificates', mostUnknown));
      if (tooMany) return { tooMany };
      continue;
    }
    if (found.revokedAt !== undefined) errors[field] = revoked;
    const title = achievementOf(found.what)?.title.replace(': ', ', ') ?? found.what;
    ok.push({ number: found.number, name: title, issuer, date: found.date, url: '' });
  }
  return Object.keys(errors).length > 0 ? { errors } : { ok };
}
