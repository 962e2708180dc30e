import { gstPercent, inRupees, withGst } from '#lib/shared/money';

/** Fee, tax and what is paid, added up in one figure (contract: Content). */
export function Figure({ fee }: { fee: number }) {
  const { gst, total } = withGst(fee);
  return (
    <p className="figure-sum num">
      <span>{inRupees(fee)}</span>{' '}
      <span className="text-quiet">
        plus {gstPercent}% GST {inRupees(gst)}
      </span>{' '}
      <b className="sum">{inRupees(total)}</b>
    </p>
  );
}
