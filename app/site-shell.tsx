import type { ReactNode } from 'react';
import { Shell } from '#components/layout/shell';
import { env } from '#lib/server/settings/env';
import { contactsOf } from '#lib/shared/company/contacts';
import { legalEntityOf } from '#lib/shared/company/legal-entity';

/** What stands around a page, with the contacts and the company of this host. */
export const SiteShell = (props: { ownMain?: boolean; children: ReactNode }) => (
  <Shell
    contacts={contactsOf(env())}
    entity={legalEntityOf(env())}
    samples={env().mode === 'trial'}
    {...props}
  />
);
