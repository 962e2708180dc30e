import { privatePage } from '#app/private-page';
import { ResumeAnswerPage } from '#components/resume/answer-page';
import { renderPaths } from '#data/addresses/render-paths';
import { withErrorBoundary } from '#lib/forms/http/boundary';
import { context } from '#lib/platform/context';
import { checkOrigin, type Fields, isPlainPost, readBody } from '#lib/platform/http/intake/body';
import type { HttpError } from '#lib/platform/http/intake/reply';
import { privateHeaders, replyError } from '#lib/platform/http/intake/reply';
import { makeResume } from '#lib/resume/actions';
import { type FieldValues, isList, rowsIn, withRow } from '#lib/resume/rules/fields';

const render = privatePage(renderPaths.resume);

/** Answers the file, or the form again, and stores nothing (contract: A resume from answers). */
export const POST = withErrorBoundary(async (request) => {
  const refused = checkOrigin(request, context().env);
  const read = refused ? { error: refused } : await readBody(request);
  if ('error' in read) return isPlainPost(request) ? page({}, read.error) : replyError(read.error);
  const { fields, plain } = read.ok;
  if (plain && isList(fields.add)) return page(fields);
  const made = await makeResume(request, fields, context());
  if ('error' in made) return plain ? page(fields, made.error) : replyError(made.error);
  const { bytes, type, name, pages, leftOut } = made.ok;
  const plainName = name.replace(/[^\x20-\x7e]+/g, '').replace(/\s+/g, ' ');
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      ...privateHeaders,
      'content-type': type,
      'content-disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      ...(pages && { 'resume-pages': String(pages) }),
      ...(leftOut.length > 0 && { 'x-left-out': headerList(leftOut) }),
    },
  });
});

/** Names of a document may have any letters, and there may be any number of them. */
function headerList(names: readonly string[]): string {
  const most = 60;
  const written = names
    .slice(0, most)
    .map((name) => encodeURIComponent(name.slice(0, 60).toWellFormed()).replaceAll('%20', ' '));
  const more = names.length - most;
  return [...written, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function page(fields: Fields, error?: HttpError): Promise<Response> {
  const values = valuesOf(fields);
  const asked = isList(fields.add) && !error ? fields.add : undefined;
  const rows = rowsIn({ ...values, ...shownRows(fields) });
  const element = (
    <ResumeAnswerPage
      values={values}
      rows={asked ? withRow(rows, asked) : rows}
      errors={error?.errors ?? {}}
      message={error?.message}
      at={context().now()}
    />
  );
  return render('Make a resume from your answers', element, error);
}

/** The longest body has some hundred fields. */
function valuesOf(fields: Fields): FieldValues {
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(String).join(', ') : typeof value === 'string' ? value : '',
  ]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** Rows that were shown and left empty are shown again. */
const shownRows = (fields: Fields): FieldValues =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
