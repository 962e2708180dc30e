import '#styles/share/share.css';
import '#styles/certification/selection.css';
import '#styles/quotation/sheet.css';
import '#styles/quotation/quotation.css';
import '#styles/batches/batch-lines.css';
import { notFound } from 'next/navigation';
import { BatchLines } from '#components/batches/batch-lines';
import { ExamEnrolment } from '#components/certification/exam-enrolment';
import { HiddenTicks } from '#components/certification/hidden-ticks';
import { PageHead } from '#components/layout/page-head';
import { QuotationActs } from '#components/quotation/quotation-acts';
import { QuotationSheet } from '#components/quotation/quotation-sheet';
import { QuotationWays } from '#components/quotation/quotation-ways';
import { nextBatches } from '#lib/server/batches/announced';
import { env } from '#lib/server/settings/env';
import { routes } from '#lib/shared/addresses/routes';
import { nameOf } from '#lib/shared/batches/words';
import { contactsOf } from '#lib/shared/company/contacts';
import { supplierOf } from '#lib/shared/invoice/supplier';
import { pageMetadata } from '#lib/shared/pages/seo';
import { quotationOf } from '#lib/shared/quotation/quotation';

const head = {
  description:
    'A quotation of AcSS modules, a bootcamp or 1:1 coaching to show at home or to an employer: fee, GST and total, good for thirty days, on one page.',
  path: routes.quotation,
  hidden: true,
};

export async function generateMetadata({ searchParams }: PageProps<'/quotation'>) {
  const quotation = quotationOf(await searchParams, Date.now());
  const title = typeof quotation === 'string' ? 'A quotation' : `Quotation ${quotation.number}`;
  return pageMetadata({ ...head, title });
}

export default async function QuotationPage({ searchParams }: PageProps<'/quotation'>) {
  const quotation = quotationOf(await searchParams, Date.now());
  // The server has answered 404 before (lib/server/http/listen/page-check.ts); this stands in for it under `next dev`.
  if (quotation === 'unknown') notFound();
  if (quotation === 'empty') {
    return (
      <>
        <PageHead
          title="A quotation to show at home"
          lede="Choose what you want quoted. It names fee, GST and total, is good for thirty days, and nothing is stored."
        />
        <QuotationWays />
      </>
    );
  }
  const contacts = contactsOf(env());
  const now = Date.now();
  const { plan, modules } = quotation;
  const about = quotation.kind === 'bootcamp' && plan ? { bootcamp: plan } : { modules };
  const batches = quotation.kind === 'coaching' ? [] : await nextBatches(about, now);
  const url = `${env().origin}${quotation.path}`;
  return (
    <>
      <div className="wrap quote prints">
        <QuotationActs quotation={quotation} url={url} />
        <QuotationSheet
          quotation={quotation}
          supplier={supplierOf(env())}
          contacts={contacts}
          url={url}
        />
      </div>
      {batches.length > 0 && (
        <section className="wrap pb-9 print:hidden" aria-labelledby="when">
          <h2 id="when">When does it begin?</h2>
          <BatchLines batches={batches} now={now} named={nameOf} />
        </section>
      )}
      {quotation.kind === 'certification' && (
        <>
          <HiddenTicks ticked={quotation.modules} form="enrolment-form" />
          <ExamEnrolment
            contacts={contacts}
            empty={`The modules of this quotation: AcSS ${quotation.modules.join(', ')}.`}
          />
        </>
      )}
    </>
  );
}
