'use client';
import { feeLine } from '#lib/money';

interface Props {
  name: string;
  hours?: number;
  /** Whole rupees before GST; absent where it is not charged by itself. */
  fee?: number;
  onRemove: () => void;
}

export function CartPanelRow({ name, hours, fee, onRemove }: Props) {
  return (
    <li className="cart-row">
      <span>{name}</span>
      <span className="text-quiet">{hours === undefined ? '' : `${hours} h`}</span>
      <span>{fee === undefined ? '' : feeLine(fee)}</span>
      <button type="button" className="action" onClick={onRemove}>
        Remove<span className="sr-only"> {name}</span>
      </button>
    </li>
  );
}
