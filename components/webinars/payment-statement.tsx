import type { ReactNode } from 'react';
import { gstPercent, gstWithin, inRupees } from '#lib/shared/money';

interface Props {
  title: string;
  /** Rupees, GST included. */
  price: number;
  children?: ReactNode;
}

/** What is asked, as a leaf of the ledger: fee, tax, total on a double rule. */
export function PaymentStatement({ title, price, children }: Props) {
  const { fee, gst, total } = gstWithin(price);
  return (
    <div className="leaf">
      <span className="leaf-margin" aria-hidden="true" />
      <h2 className="text-[1.15rem] tracking-normal">{title}</h2>
      <dl className="mt-2">
        <div className="entry">
          <dt>Fee</dt>
          <dd className="share">{inRupees(fee)}</dd>
        </div>
        <div className="entry">
          <dt>GST {gstPercent}%</dt>
          <dd className="share">{inRupees(gst)}</dd>
        </div>
        <div className="entry total">
          <dt>To pay, GST included</dt>
          <dd>
            <span className="sum">{inRupees(total)}</span>
          </dd>
        </div>
      </dl>
      {children}
    </div>
  );
}
