import { inRupees } from '#lib/shared/money';
import { anHourOf, type OfferRow, offerRows } from '#lib/shared/offers/rows';

/** Every offer as a block, as long as its hours and as high as the price of one: the area is the fee. */
export function OfferAreas() {
  const rows = offerRows();
  const long = Math.max(...rows.map(({ hours }) => hours));
  const high = Math.max(...rows.map((row) => anHourOf(row).fee));
  return (
    <figure className="areas">
      <figcaption className="text-quiet">
        Each block is as wide as its hours and as tall as the price of an hour before GST. Its area
        is the fee.
      </figcaption>
      <ol>
        {rows.map((row) => (
          <Area key={row.name} row={row} long={long} high={high} />
        ))}
      </ol>
    </figure>
  );
}

function Area({ row, long, high }: { row: OfferRow; long: number; high: number }) {
  const { kind, name, hours, fee } = row;
  const { fee: hour } = anHourOf(row);
  return (
    <li>
      <p>
        <b>{name}</b>
        <span className="num">
          {hours} h at {inRupees(hour)} = {inRupees(fee)}
        </span>
      </p>
      <svg viewBox={`0 0 ${long} ${high}`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={kind} y={high - hour} width={hours} height={hour} />
      </svg>
    </li>
  );
}
