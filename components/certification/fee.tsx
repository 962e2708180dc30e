import { inRupees, withGst } from '#lib/shared/money';

/** A fee that is plus GST, with the tax and the total: one figure, as the price rules want it. */
export function Fee({ rupees }: { rupees: number }) {
  const { fee, gst, total } = withGst(rupees);
  return (
    <span className="fee">
      {inRupees(fee)} + {inRupees(gst)} GST = <b>{inRupees(total)}</b>
    </span>
  );
}
