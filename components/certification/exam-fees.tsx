import { TableHead } from '#components/ui/table-head';
import { levelDetails } from '#data/certification';
import { levels } from '#data/courses';
import { gstPercent, inRupees, withGst } from '#lib/shared/money';

/** What an attempt costs at each level. */
export function ExamFees() {
  return (
    <table className="ruled exam-fees">
      <TableHead words={['Attempt', 'Fee', `GST ${gstPercent}%`, 'Total']} />
      <tbody>
        <tr>
          <th scope="row">First, any level</th>
          <td colSpan={3}>Free</td>
        </tr>
        {levels.map((level) => {
          const { fee, gst, total } = withGst(levelDetails[level].examFee);
          return (
            <tr key={level}>
              <th scope="row">Second, {level}</th>
              <td>{inRupees(fee)}</td>
              <td>{inRupees(gst)}</td>
              <td>
                <b>{inRupees(total)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
