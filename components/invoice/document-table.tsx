import { TableHead } from '#components/ui/table-head';
import type { DocumentView } from '#lib/shared/invoice/words';
import { inRupees } from '#lib/shared/money';
import { rupeesInWords } from '#lib/shared/words';

/** What was supplied, with discount, tax and total; on a phone each line a block with its labels. */
export function DocumentTable({ view }: { view: DocumentView }) {
  const { lines, feePaise, discountPaise, taxes, totalLabel, amounts } = view;
  return (
    <table className="inv">
      <caption className="sr-only">What it is for, in rupees</caption>
      <TableHead words={['Service', 'SAC']} figures={['Fee', 'Discount', 'Taxable value']} />
      <tbody>
        {lines.map(({ label, sub, line }) => (
          <tr key={line.code}>
            <th scope="row">
              {label}
              <span className="sub">{sub}</span>
            </th>
            <td data-l="SAC">{line.sac}</td>
            <Figure label="Fee" paise={line.feePaise} />
            <Figure label="Discount" paise={line.discountPaise} />
            <Figure label="Taxable value" paise={line.taxablePaise} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Taxable value
          </th>
          <Figure paise={feePaise} />
          <Figure paise={discountPaise} />
          <Figure paise={amounts.taxablePaise} />
        </tr>
        {taxes.map(({ name, paise }) => (
          <tr key={name}>
            <th scope="row" colSpan={4}>
              {name}
            </th>
            <Figure paise={paise} />
          </tr>
        ))}
        <tr className="grand">
          <th scope="row" colSpan={4}>
            {totalLabel}
          </th>
          <td className="figure">
            <b className="sum">{inRupees(amounts.totalPaise / 100)}</b>
          </td>
        </tr>
        <tr className="words">
          <th colSpan={5}>{rupeesInWords(amounts.totalPaise / 100)}</th>
        </tr>
      </tfoot>
    </table>
  );
}

const Figure = ({ label, paise }: { label?: string; paise: number }) => (
  <td className="figure" data-l={label}>
    {inRupees(paise / 100)}
  </td>
);
