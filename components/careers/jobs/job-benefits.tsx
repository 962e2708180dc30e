import { LedgerRows } from '#components/ui/rows';
import { jobBenefits } from '#data/jobs';
import { inRupees } from '#lib/shared/money';

const { free, salary, verified } = jobBenefits;

/** What placement costs, as a page of the ledger, beside the two other promises. */
export function JobBenefits() {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.05fr_1fr]">
      <article className="leaf">
        <span className="leaf-margin" />
        <h3 className="text-[1.5rem]!">{free.title}</h3>
        <p className="mt-2 text-paper-quiet">{free.text}</p>
        <LedgerRows
          className="mt-4"
          rows={free.entries.map((entry) => [entry, inRupees(0)])}
          total={['You pay', inRupees(0)]}
        />
      </article>
      <div className="grid content-start gap-8">
        {[salary, verified].map(({ title, text }) => (
          <article key={title} className="border-t-2 border-ink pt-4">
            <h3 className="text-[1.5rem]!">{title}</h3>
            <p className="mt-2 text-quiet">{text}</p>
          </article>
        ))}
      </div>
    </div>
  );
}
