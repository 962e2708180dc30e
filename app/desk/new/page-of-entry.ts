import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { draw } from '#app/desk/render-desk-page';
import { NewPage } from '#components/desk/new-page';
import { deskOf } from '#lib/server/desk/desk-of';
import type { Visit } from '#lib/server/desk/sign-in/access';
import type { Fields } from '#lib/server/intake/body';
import type { Form } from '#lib/shared/forms/define';

/** The form of one kind: empty, or with what was typed and why it was not taken. */
export async function newPage(
  visit: Visit,
  form: Form,
  rejected?: { readonly fields: Fields; readonly errors: Readonly<Record<string, string>> },
  status = rejected ? 422 : 200,
): Promise<Response> {
  const typed = Object.fromEntries(
    Object.entries(rejected?.fields ?? {}).map(([name, value]) => [
      name,
      [value].flat().map(String),
    ]),
  );
  const page = createElement(NewPage, {
    desk: await deskOf(visit),
    form,
    formKey: typed.key?.[0] ?? randomUUID(),
    typed,
    errors: rejected?.errors ?? {},
  });
  return draw('Enter an enquiry', page, status);
}
