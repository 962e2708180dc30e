/** The quotation of one address, for its page and for the server; undefined where there can be none. */
import type { Answer } from '#app/drawing/answer';
import { BatchLines } from '#components/batches/batch-lines';
import { ExamEnrolment } from '#components/certification/exam-enrolment';
import { HiddenTicks } from '#components/certification/hidden-ticks';
import { PageHead } from '#components/layout/page-head';
import { QuotationSheet } from '#components/quotation/quotation-sheet';
import { QuotationWays } from '#components/quotation/quotation-start';
import { QuotationActs } from '#components/quotation/share-or-print';
import { nextBatches } from '#lib/server/batches/announced';
import { env } from '#lib/server/settings/env';
import { routes } from '#lib/shared/addresses/routes';
import { nameOf } from '#lib/shared/batches/words';
import type { Query } from '#lib/shared/cart/query';
import { contactsOf } from '#lib/shared/company/contacts';
import { supplierOf } from '#lib/shared/invoice/supplier';
import { type Quotation, quotationOf } from '#lib/shared/quotation/quotation';

const head = {
  description:
    'A quotation of AcSS modules, a bootcamp or 1:1 coaching to show at home or to an employer: fee, GST and total, good for thirty days, on one page.',
  path: routes.quotation,
  hidden: true,
};

/** `now` in epoch milliseconds. */
export function quotationAnswer(asked: Query, now: number): Answer | undefined {
  const quotation = quotationOf(asked, now);
  if (quotation === 'unknown') return undefined;
  if (quotation === 'empty') return { head: { ...head, title: 'A quotation' }, page: ways };
  const title = `Quotation ${quotation.number}`;
  return { head: { ...head, title }, page: () => sheet(quotation, now) };
}

const ways = () => (
  <>
    <PageHead
      title="A quotation to show at home"
      lede="Choose what you need. The quotation shows fee, GST and total and is good for thirty days. We store nothing."
    />
    <QuotationWays />
  </>
);

async function sheet(quotation: Quotation, now: number) {
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
