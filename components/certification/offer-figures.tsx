import { gstPercent, inRupees } from '#lib/shared/money';
import { anHourOf, type OfferRow, offerRows } from '#lib/shared/offers/rows';

/** Each level, bootcamp and package with its hours, its hour and its total. */
export function OfferFigures() {
  return (
    <table className="ruled figures">
      <caption className="sr-only">Hours, the price of an hour and the total of each offer</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">For whom</th>
          <th scope="col">Hours</th>
          <th scope="col">Fee an hour</th>
          <th scope="col">With GST</th>
          <th scope="col">Fee + {gstPercent}% GST = total</th>
        </tr>
      </thead>
      <tbody>
        {offerRows().map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: OfferRow }) {
  const { name, modules, whom, hours, fee, gst, total } = row;
  const hour = anHourOf(row);
  return (
    <tr>
      <th scope="row">
        {name}
        <span className="sub">{modules}</span>
      </th>
      <td>{whom}</td>
      <td>
        {hours}
        <span className="fold-unit"> hours</span>
      </td>
      <td>
        <span className="fold-unit">an hour </span>
        {inRupees(hour.fee)}
      </td>
      <td>
        <span className="fold-unit">with GST </span>
        {inRupees(hour.total)}
      </td>
      <td>
        <span className="fee-and-gst">
          {inRupees(fee)} + {inRupees(gst)} =
        </span>{' '}
        <b>{inRupees(total)}</b>
      </td>
    </tr>
  );
}
