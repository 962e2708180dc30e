/** Instead of an enquiry: its link opens nothing, or the store does not answer. */
import { Logo } from '#components/layout/logo';
import { PageHead } from '#components/layout/page-head';
import type { Contacts } from '#data/company/contacts';

/** The store does not answer: nothing is said of what it may hold. */
export function StoreAway({ contacts }: { contacts: Pick<Contacts, 'phone' | 'call'> }) {
  return (
    <>
      <PageHead
        title="We cannot show this just now"
        lede="Nothing is lost, and nothing was changed. Please try again in a minute."
      />
      <div className="wrap grid justify-items-start gap-8 pb-16">
        <p>
          Or call <a href={contacts.call}>{contacts.phone}</a>.
        </p>
      </div>
    </>
  );
}

export function StoreAwayAlone({ contacts }: Parameters<typeof StoreAway>[0]) {
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap pt-6">
        <Logo />
      </div>
      <StoreAway contacts={contacts} />
    </main>
  );
}

/** Unknown, erased and broken links look alike. */
export function UnknownLink({ contacts }: { contacts: Pick<Contacts, 'phone' | 'call'> }) {
  return (
    <>
      <PageHead
        title="This link does not work"
        lede="Your mail program may have split it, or the enquiry has been erased."
      />
      <div className="wrap grid justify-items-start gap-8 pb-16">
        <p>
          Call <a href={contacts.call}>{contacts.phone}</a> and keep your name and number ready.
        </p>
      </div>
    </>
  );
}
