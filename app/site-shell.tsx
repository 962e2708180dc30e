import type { ReactNode } from 'react';
import { Shell } from '#components/layout/shell';
import { contactsOf } from '#data/company/contacts';
import { legalEntityOf } from '#data/company/legal-entity';
import { env } from '#lib/platform/config/env';

export const SiteShell = (props: { ownMain?: boolean; children: ReactNode }) => (
  <Shell
    contacts={contactsOf(env())}
    entity={legalEntityOf(env())}
    samples={env().mode === 'trial'}
    {...props}
  />
);
