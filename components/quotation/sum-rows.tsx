import { inRupees } from '#lib/shared/money';
import { rupeesInWords } from '#lib/shared/words';

/** The last rows of a sheet of five columns: the sum under its double rule, and in words. */
export const SumRows = ({ label, total }: { label: string; total: number }) => (
  <>
    <tr className="grand">
      <td />
      <th scope="row">{label}</th>
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
