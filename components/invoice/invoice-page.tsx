import { DocumentSheet } from '#components/invoice/document-sheet';
import { Icon } from '#components/ui/icon';
import type { Contacts } from '#lib/shared/company/contacts';
import type { DocumentView } from '#lib/shared/invoice/words';

interface Props {
  readonly view: DocumentView;
  readonly contacts: Pick<Contacts, 'phone' | 'email'>;
  readonly back: { readonly href: string; readonly label: string };
}

/** The sheet with the way back, and a press that prints; what a check reads stands on `main` in paise. */
export function InvoicePage({ view, contacts, back }: Props) {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = view.amounts;
  return (
    <main
      id="main"
      tabIndex={-1}
      data-taxable={taxablePaise}
      data-cgst={cgstPaise}
      data-sgst={sgstPaise}
      data-igst={igstPaise}
      data-total={totalPaise}
    >
      <div className="wrap prints invoice-wrap">
        <div className="prints-not invoice-bar">
          <a className="action" href={back.href}>
            {back.label}
          </a>
          <button type="button" className="button line low when-script" data-print="">
            <Icon name="print" />
            Print
          </button>
        </div>
        <DocumentSheet view={view} contacts={contacts} />
      </div>
    </main>
  );
}
