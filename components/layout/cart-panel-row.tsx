'use client';
import { inRupees } from '#lib/money';

interface Props {
  name: string;
  hours?: number;
  /** Whole rupees before GST; absent where nothing is charged. */
  fee?: number;
  onRemove: () => void;
}

export function CartPanelRow({ name, hours, fee, onRemove }: Props) {
  return (
    <li className="cart-row">
      <span>{name}</span>
      <span className="text-quiet">{hours === undefined ? '' : `${hours} h`}</span>
      <span>{fee === undefined ? 'no fee' : inRupees(fee)}</span>
      <button type="button" className="action" onClick={onRemove}>
        Remove<span className="sr-only"> {name}</span>
      </button>
    </li>
  );
}
