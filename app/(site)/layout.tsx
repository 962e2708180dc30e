import { Shell } from '#components/layout/shell';
import { env } from '#lib/server/settings/env';
import { contactsOf } from '#lib/shared/company/contacts';
import { legalEntityOf } from '#lib/shared/company/legal-entity';

export default function SiteLayout({ children }: { children: React.ReactNode }) {
  return (
    <Shell
      contacts={contactsOf(env())}
      entity={legalEntityOf(env())}
      samples={env().mode === 'trial'}
    >
      {children}
    </Shell>
  );
}
