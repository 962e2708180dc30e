import { LicenceDocument } from '#components/careers/licences/licence-document';
import { LicenceForm } from '#components/forms/licence-form';
import { Island } from '#components/layout/island';
import { Dialog } from '#components/ui/dialog';
import { licences } from '#data/licences';
import { type Contacts, supportIn } from '#lib/shared/company/contacts';

/** The three documents, each with the dialog of its registration. */
export function LicenceList({ support }: { support: Contacts }) {
  return (
    <>
      <div id="hoalicense" className="grid gap-14 lg:gap-20">
        {licences.map((licence) => (
          <LicenceDocument key={licence.id} licence={licence} />
        ))}
      </div>
      {licences.map((licence) => (
        <Dialog key={licence.id} id={`register-${licence.id}`} title={licence.title}>
          <Island
            name="licence"
            of={LicenceForm}
            with={{
              id: `licence-${licence.id}`,
              licence: { id: licence.id, title: licence.title },
              support: supportIn(support),
            }}
          />
        </Dialog>
      ))}
    </>
  );
}
