import '#styles/catalogue/quotation/printed-document.css';
import '#styles/accounting/invoice.css';
import { DocumentSheet } from '#components/accounting/document-sheet';
import { StoreAwayAlone } from '#components/accounts/store-away';
import { Logo } from '#components/layout/logo';
import { Icon } from '#components/ui/icon';
import { routes } from '#data/addresses/routes';
import { contactsOf } from '#data/company/contacts';
import { stateCodeOf, supplierOf, webinarDocument } from '#lib/accounting/rules/invoice';
import { documentView } from '#lib/accounting/words';
import { receiptOf } from '#lib/payments/views/visitor';
import { env } from '#lib/platform/config/env';
import { unlessStoreAway } from '#lib/platform/db/outage';
import { pageMetadata } from '#lib/site/rules/seo';
import { sessionTimeText } from '#lib/webinars/rules/sessions';

export const metadata = pageMetadata({
  title: 'Tax invoice',
  description: 'The invoice and receipt for a paid webinar, on one page.',
  path: routes.invoice,
  hidden: true,
});

/** For the browser that paid, and for whoever holds the link of the confirmation mail. */
export default async function InvoicePage({ searchParams }: PageProps<'/thankyou/invoice'>) {
  const { r: link } = await searchParams;
  const paid = await unlessStoreAway(() => receiptOf(link));
  if (paid === 'store-away') return <StoreAwayAlone contacts={contactsOf(env())} />;
  const supplier = supplierOf(env());
  const contacts = contactsOf(env());
  const { phone, call, email } = contacts;
  const document =
    paid && webinarDocument({ ...paid, title: paid.edition.title }, stateCodeOf(supplier));
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap prints max-w-4xl! pt-6 pb-16">
        <div className="prints-not mb-6 flex flex-wrap items-center justify-between gap-3">
          <Logo />
          {paid && (
            <button type="button" className="button line low when-script" data-print="">
              <Icon name="print" />
              Print
            </button>
          )}
        </div>
        {document ? (
          <DocumentSheet
            view={documentView(document, supplier, {
              order: paid.providerOrderId,
              when: sessionTimeText(paid.edition),
            })}
            contacts={contacts}
          />
        ) : (
          <>
            <h1>This link has no invoice</h1>
            <p className="lede mt-4">
              Open the full link from your confirmation mail. If that does not help, call{' '}
              <a href={call}>{phone}</a> or write to <a href={`mailto:${email}`}>{email}</a> with
              the payment number from your bank’s message.
            </p>
          </>
        )}
      </div>
    </main>
  );
}
