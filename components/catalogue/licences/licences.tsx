import { Seal } from '#components/catalogue/licences/seal';
import { HeldButton } from '#components/catalogue/module-table';
import { LicenceForm } from '#components/enquiries/licence-form';
import { Island } from '#components/layout/island';
import { Dialog } from '#components/ui/dialog';
import { DialogOpener } from '#components/ui/dialog-opener';
import { Rows } from '#components/ui/rows';
import { TextList } from '#components/ui/text-list';
import { type Contacts, supportIn } from '#data/company/contacts';
import { type Licence, licences } from '#data/licences';
import { modulesOf, totalsOf } from '#lib/catalogue/rules/cart';
import { inRupees } from '#lib/platform/values/money';
import { unbroken } from '#lib/platform/values/text';

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

function LicenceDocument({ licence }: { licence: Licence }) {
  const { id, title, says, work, suits, alsoAsks } = licence;
  return (
    <article className={`licence ${id}`} id={id} aria-labelledby={`${id}-title`}>
      <div className="document">
        <p className="document-head">HOA licence, specimen</p>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="document-name" aria-hidden="true">
          Your name here
        </p>
        <p>The holder {says}</p>
        <div className="document-foot">
          <p>
            <span>For HOA</span>
            <span>Date</span>
          </p>
          <Seal letter={title.replace('HOA Licenced ', '').charAt(0)} />
        </div>
      </div>
      <div className="licence-note">
        <h3>What you can do with it</h3>
        <TextList className="ticks mt-2" texts={work} />
        <p className="mt-3 text-quiet">{suits}</p>
        {alsoAsks && (
          <p className="mt-3">Also needed, with HACA Intermediate: {unbroken(alsoAsks)}.</p>
        )}
        <Rows
          className="licence-fee"
          rows={[
            ['Licence fee', 'We tell you on the call'],
            [
              'HACA Intermediate, before it',
              `${inRupees(totalsOf(modulesOf('intermediate')).total)} with GST`,
            ],
          ]}
        />
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1">
          <DialogOpener
            dialog={`register-${id}`}
            label={`Register: ${title}`}
            className="button line"
          >
            Register
          </DialogOpener>
          <HeldButton
            add="Add to selection"
            drop="Remove from selection"
            describedBy={`${id}-title`}
            licence={id}
          />
        </p>
      </div>
    </article>
  );
}
