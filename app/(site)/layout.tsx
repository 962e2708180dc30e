import { Shell } from '#components/layout/shell';
import { contactsOf } from '#lib/contacts';
import { env } from '#lib/env';
import { legalEntityOf } from '#lib/legal-entity';

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
