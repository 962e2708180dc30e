/** A template is read, checked and stored as one more version. */
import { randomUUID } from 'node:crypto';
import { templateForm } from '#lib/desk/forms';
import { readForm } from '#lib/forms/define';
import type { Fields } from '#lib/platform/http/intake/body';
import { httpError, type Result, wrongFields } from '#lib/platform/http/intake/reply';
import { line } from '#lib/platform/values/text';
import type { StaffRequest } from '#lib/staff/http/access';
import type { DeskTemplate } from '#lib/staff/schema';

export const currentTemplates = (all: readonly DeskTemplate[]): readonly DeskTemplate[] =>
  all.filter(({ id, removed }, at) => all[at - 1]?.id !== id && !removed);

export function readTemplate(fields: Fields) {
  const read = readForm(templateForm, fields);
  return 'errors' in read ? wrongFields(read.errors) : read;
}

/** Throws StoreUnavailable. 409: somebody changed it in the meantime. */
export async function changeTemplate(
  { context: { store }, member, now }: StaffRequest,
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
