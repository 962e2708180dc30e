import { NotFound } from '#components/layout/not-found';
import { Shell } from '#components/layout/shell';
import { provider } from '#data/site';
import { contactsOf } from '#lib/contacts';
import { env } from '#lib/env';
import { legalEntityOf } from '#lib/legal-entity';

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
