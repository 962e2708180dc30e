'use client';
import { feeLine } from '#lib/shared/money';

interface Props {
  name: string;
  hours?: number;
  /** Whole rupees before GST; absent where it is not charged by itself. */
  fee?: number;
  onRemove: () => void;
}

/** A licence has no fee; a module of coaching none of its own. */
function feeOf(hours: number | undefined, fee: number | undefined): string {
  if (fee !== undefined) return feeLine(fee);
  return hours === undefined ? 'no fee' : '';
}

export function CartPanelRow({ name, hours, fee, onRemove }: Props) {
  return (
    <li className="cart-row">
      <span>{name}</span>
      <span className="text-quiet">{hours === undefined ? '' : `${hours} h`}</span>
      <span>{feeOf(hours, fee)}</span>
      <button type="button" className="action" onClick={onRemove}>
        Remove<span className="sr-only"> {name}</span>
      </button>
    </li>
  );
}
