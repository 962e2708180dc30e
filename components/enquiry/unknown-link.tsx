import { PageHead } from '#components/layout/page-head';
import type { Contacts } from '#lib/shared/company/contacts';

/** Unknown, erased and broken links look alike. */
export function UnknownLink({ contacts }: { contacts: Pick<Contacts, 'phone' | 'call'> }) {
  return (
    <>
      <PageHead
        title="This link does not open anything"
        lede="Your mail program may have broken it in two, or the enquiry has been erased."
      />
      <div className="wrap grid justify-items-start gap-8 pb-16">
        <p>
          Call <a href={contacts.call}>{contacts.phone}</a> and have your name and number at hand.
        </p>
      </div>
    </>
  );
}
