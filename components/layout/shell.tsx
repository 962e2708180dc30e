import type { ReactNode } from 'react';
import { Footer } from '#components/layout/footer';
import { Header } from '#components/layout/header';
import { TabBar } from '#components/layout/nav-links';
import { PostJobDialog } from '#components/layout/post-job-dialog';
import { SideWidget } from '#components/layout/side-widget';
import type { Contacts } from '#data/company/contacts';
import type { LegalEntity } from '#data/company/legal-entity';

interface Props {
  contacts: Contacts;
  entity: LegalEntity;
  samples: boolean;
  /** The page renders its own <main id="main">, with attributes that a test or a script needs. */
  ownMain?: boolean;
  children: ReactNode;
}

export function Shell({ contacts, entity, samples, ownMain = false, children }: Props) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <Header community={contacts.community !== ''} />
      <TabBar />
      {ownMain ? (
        children
      ) : (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      )}
      <SideWidget contacts={contacts} />
      <PostJobDialog support={contacts} />
      <Footer contacts={contacts} entity={entity} samples={samples} />
      <site-notifications role="status" />
    </>
  );
}
