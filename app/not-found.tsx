import { NotFound } from '#components/layout/not-found';
import { Shell } from '#components/layout/shell';
import { provider } from '#data/site';
import { env } from '#lib/server/settings/env';
import { contactsOf } from '#lib/shared/company/contacts';
import { legalEntityOf } from '#lib/shared/company/legal-entity';

export const metadata = { title: `Page not found | ${provider.name}`, robots: { index: false } };

export default function NotFoundPage() {
  return (
    <Shell
      contacts={contactsOf(env())}
      entity={legalEntityOf(env())}
      samples={env().mode === 'trial'}
    >
      <NotFound />
    </Shell>
  );
}
