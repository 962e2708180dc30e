import { levelDetails } from '#data/certification';
import { sacOfTraining } from '#data/gst';
import { gstPercent, inRupees } from '#lib/shared/money';
import type { Quotation } from '#lib/shared/quotation/quotation';
import { rupeesInWords } from '#lib/shared/words';

interface Props {
  quotation: Quotation;
  state: string | undefined;
}

/** Line by line down to the double rule, and the sum in words. */
export function QuotationTable({ quotation, state }: Props) {
  const { kind, lines, hours, fee, gst, total } = quotation;
  return (
    <table className="sheet-table">
      <caption className="sr-only">What is quoted, hours and fees in rupees</caption>
      <thead>
        <tr>
          <th scope="col">{kind === 'certification' ? 'AcSS' : 'No'}</th>
          <th scope="col">{kind === 'certification' ? 'Module' : 'What'}</th>
          <th scope="col">{kind === 'certification' && 'Level'}</th>
          <th scope="col" className="figure">
            Hours
          </th>
          <th scope="col" className="figure">
            Fee
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ no, title, level, hours: length, fee: price }) => (
          <tr key={no}>
            <td>{no}</td>
            <th scope="row">{title}</th>
            <td>
              {level && <span className={`chip level-${level}`}>{levelDetails[level].title}</span>}
            </td>
            <td className="figure">
              {length > 0 && length}
              {length > 0 && <span className="fold-unit"> h</span>}
            </td>
            <td className="figure">{inRupees(price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">Fee, SAC {sacOfTraining}</th>
          <td />
          <td className="figure">{hours > 0 && hours}</td>
          <td className="figure">{inRupees(fee)}</td>
        </tr>
        <tr>
          <td />
          <th scope="row">
            GST {gstPercent}%
            {state && gst > 0 && (
              <span className="sub">
                CGST {gstPercent / 2}% and SGST {gstPercent / 2}% where the place of supply is{' '}
                {state}, IGST otherwise
              </span>
            )}
          </th>
          <td />
          <td />
          <td className="figure">{inRupees(gst)}</td>
        </tr>
        <SumRows total={total} />
      </tfoot>
    </table>
  );
}

/** The last rows of a sheet of five columns: the sum under its double rule, and in words. */
const SumRows = ({ total }: { total: number }) => (
  <>
    <tr className="grand">
      <td />
      <th scope="row">To pay</th>
      <td />
      <td />
      <td className="figure">
        <b className="sum">{inRupees(total)}</b>
      </td>
    </tr>
    <tr className="words">
      <td />
      <th colSpan={4}>{rupeesInWords(total)}</th>
    </tr>
  </>
);
