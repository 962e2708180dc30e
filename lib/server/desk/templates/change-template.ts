/** What staff write of a template: read, checked, and kept as a version more. */
import { randomUUID } from 'node:crypto';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { httpError, type Result, wrongFields } from '#lib/server/http/errors/http-error';
import type { Fields } from '#lib/server/intake/body';
import type { DeskTemplate } from '#lib/server/store/desk/desk-records';
import { templateLanguages, unknownNames } from '#lib/shared/enquiries/words';
import { enquiryKinds } from '#lib/shared/forms/registry';
import { characters, line, lines } from '#lib/shared/forms/sanitize';

const longestTitle = 80;
const longestBody = 2_000;

/** The versions that stand, one of each. */
export const currentTemplates = (all: readonly DeskTemplate[]): readonly DeskTemplate[] =>
  all.filter(({ id, removed }, at) => all[at - 1]?.id !== id && !removed);

export function readTemplate(
  fields: Fields,
): Result<Pick<DeskTemplate, 'title' | 'kind' | 'language' | 'body'>> {
  const title = line(fields.title);
  const body = lines(fields.body);
  const kind = line(fields.kind);
  const language = templateLanguages.find((each) => each === line(fields.language));
  const unknown = unknownNames(body);
  const errors: Record<string, string> = {};
  if (title === '') errors.title = 'Please give it a name.';
  if (characters(title) > longestTitle) errors.title = `At most ${longestTitle} characters.`;
  if (body === '') errors.body = 'Please write the text.';
  if (characters(body) > longestBody) errors.body = `At most ${longestBody} characters.`;
  if (unknown.length > 0) errors.body = `We do not know {${unknown[0]}}: see the names below.`;
  if (kind !== '' && !enquiryKinds.includes(kind)) errors.kind = 'Please choose a kind.';
  if (!language) errors.language = 'Please choose a language.';
  if (Object.keys(errors).length > 0 || !language) return wrongFields(errors);
  return { ok: { title, kind, language, body } };
}

/** Throws StoreUnavailable. 409: somebody changed it in the meantime. */
export async function changeTemplate(
  { site: { store }, member, now }: Visit,
  fields: Fields,
): Promise<Result<DeskTemplate>> {
  const id = line(fields.id);
  const all = await store.listTemplates();
  const before = all.find((each) => each.id === id);
  if (id !== '' && !before) return httpError(404, 'There is no such template');
  const isRemoved = line(fields.action) === 'remove';
  const read = isRemoved && before ? { ok: before } : readTemplate(fields);
  if ('error' in read) return read;
  const { title, kind, language, body } = read.ok;
  const template = {
    id: before?.id ?? randomUUID(),
    version: (before ? Number(line(fields.version)) : 0) + 1,
    title,
    kind,
    language,
    body,
    member: member.email,
    at: now,
    removed: isRemoved,
  };
  const isFresh = !before || before.version + 1 === template.version;
  if (isFresh && (await store.saveTemplate(template))) return { ok: template };
  return httpError(409, 'A colleague changed this template in the meantime');
}
