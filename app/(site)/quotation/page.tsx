import '#styles/site/share.css';
import '#styles/catalogue/selection.css';
import '#styles/catalogue/quotation/printed-document.css';
import '#styles/catalogue/quotation/quotation.css';
import '#styles/batches/batch-lines.css';
import { notFound } from 'next/navigation';
import { BatchLines } from '#components/batches/batch-rows';
import { ExamEnrolment } from '#components/catalogue/exams';
import { QuotationSheet } from '#components/catalogue/quotation/quotation-sheet';
import { QuotationWays } from '#components/catalogue/quotation/quotation-start';
import { QuotationActs } from '#components/catalogue/quotation/share-or-print';
import { HiddenTicks } from '#components/catalogue/selection';
import '#styles/site/scenes/scene.css';
import { SceneHead } from '#components/site/scene-head';
import { QuotationOnTheTable } from '#components/site/scenes/quotation-on-the-table';
import { routes } from '#data/addresses/routes';
import { contactsOf } from '#data/company/contacts';
import { supplierOf } from '#lib/accounting/rules/invoice';
import { nextBatches } from '#lib/batches/views/public';
import { nameOf } from '#lib/batches/words';
import { type Quotation, quotationOf } from '#lib/catalogue/rules/quotation';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';

type Props = PageProps<'/quotation'>;

// The server has answered 404 before (lib/start/address-rules.ts); this stands in for it under `next dev`.
async function quotationFor({ searchParams }: Props, now: number) {
  const quotation = quotationOf(await searchParams, now);
  return quotation === 'unknown' ? notFound() : quotation;
}

export async function generateMetadata(props: Props) {
  const quotation = await quotationFor(props, Date.now());
  return pageMetadata({
    title: quotation === 'empty' ? 'A quotation' : `Quotation ${quotation.number}`,
    description:
      'A quotation for AcSS modules, a bootcamp or 1:1 coaching to show at home or to an employer: fee, GST and total on one page, valid for thirty days.',
    path: routes.quotation,
    hidden: true,
  });
}

export default async function QuotationPage(props: Props) {
  const now = Date.now();
  const quotation = await quotationFor(props, now);
  if (quotation !== 'empty') return <Sheet quotation={quotation} now={now} />;
  return (
    <>
      <SceneHead
        scene={<QuotationOnTheTable />}
        title="A quotation to show at home"
        lede="Choose what you need. The quotation shows fee, GST and total and is valid for thirty days. We store nothing."
      />
      <QuotationWays />
      <p className="wrap pb-12">
        <a className="action" href={routes.batches}>
          When the next batches begin
        </a>
      </p>
    </>
  );
}

async function Sheet({ quotation, now }: { readonly quotation: Quotation; readonly now: number }) {
  const contacts = contactsOf(env());
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
          <HiddenTicks ticked={quotation.modules} />
          <ExamEnrolment
            contacts={contacts}
            empty={`The modules of this quotation: AcSS ${quotation.modules.join(', ')}.`}
          />
        </>
      )}
    </>
  );
}
