import { Icon } from '#components/ui/icon';
import { PromoText, promoLine, promoTitle } from '#components/webinars/promo-text';

/** A non-modal dialog that starts open as one line, unfolds, and closes, all without a script. `start` in epoch milliseconds. */
export function PromoPopup({ start }: { start: number }) {
  return (
    <dialog open id="promo" className="promo" aria-label={promoTitle}>
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
      <details>
        <summary>
          <span>{promoLine(start)}</span> · <b>Register</b>
        </summary>
        <div className="promo-text">
          <p>{promoTitle}.</p>
          <PromoText start={start} />
        </div>
      </details>
    </dialog>
  );
}
