import { FormShell } from '#components/layout/form-shell';
import { contactsOf } from '#data/company/contacts';
import { env } from '#lib/platform/config/env';

/** Pages that are one long form: nothing beside it but the way out and help. */
export default function FormLayout({ children }: { children: React.ReactNode }) {
  return <FormShell contacts={contactsOf(env())}>{children}</FormShell>;
}
