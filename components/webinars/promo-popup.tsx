import { Icon } from '#components/ui/icon';
import { PromoText, promoTitle } from '#components/webinars/promo-text';

/** A non-modal dialog that starts open, folds, and closes, all without a script. `start` in epoch milliseconds. */
export function PromoPopup({ start }: { start: number }) {
  return (
    <dialog open id="promo" className="promo" aria-labelledby="promo-title" data-floats>
      <button
        type="button"
        className="icon-button"
        command="close"
        commandfor="promo"
        data-shell="dismiss"
        data-key="promo"
        data-days="30"
        aria-label="Dismiss"
      >
        <Icon name="close" />
      </button>
      <details open>
        <summary id="promo-title">{promoTitle}</summary>
        <div className="promo-text">
          <PromoText start={start} />
        </div>
      </details>
    </dialog>
  );
}
