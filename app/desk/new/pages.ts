import { randomUUID } from 'node:crypto';
import { renderFor } from '#app/desk/render-desk-page';
import { NewPage } from '#components/desk/new-page';
import type { Form } from '#lib/forms/define';
import type { Fields } from '#lib/platform/http/intake/body';
import type { StaffRequest } from '#lib/staff/http/access';

export async function newPage(
  staffRequest: StaffRequest,
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
  const given = {
    form,
    formKey: typed.key?.[0] ?? randomUUID(),
    typed,
    errors: rejected?.errors ?? {},
  };
  return renderFor(staffRequest, 'Enter an enquiry', NewPage, given, status);
}
