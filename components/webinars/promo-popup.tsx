import { Icon } from '#components/ui/icon';
import { PromoText } from '#components/webinars/promo-text';

/** A non-modal dialog that starts open; its button closes it without a script. `start` in epoch milliseconds. */
export function PromoPopup({ start }: { start: number }) {
  return (
    <dialog open id="promo" className="promo" aria-labelledby="promo-title">
      <button
        type="button"
        className="icon-button"
        command="close"
        commandfor="promo"
        data-shell="dismiss"
        data-key="promo"
        aria-label="Dismiss"
      >
        <Icon name="close" />
      </button>
      <PromoText id="promo-title" start={start} />
    </dialog>
  );
}
