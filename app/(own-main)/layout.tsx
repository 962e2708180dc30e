import { Shell } from '#components/layout/shell';
import { env } from '#lib/server/settings/env';
import { contactsOf } from '#lib/shared/company/contacts';
import { legalEntityOf } from '#lib/shared/company/legal-entity';

/** As the site's, but each page draws its own <main id="main">: in a language of its own, or with what a script asks of it. */
export default function OwnMainLayout({ children }: { children: React.ReactNode }) {
  return (
    <Shell
      contacts={contactsOf(env())}
      entity={legalEntityOf(env())}
      samples={env().mode === 'trial'}
      ownMain
    >
      {children}
    </Shell>
  );
}
