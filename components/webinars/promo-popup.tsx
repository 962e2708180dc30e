import { Icon } from '#components/ui/icon';
import { weekly } from '#data/webinars';
import { weeklyHours } from '#lib/calendar/schedule';
import { routes } from '#lib/routes';

/** A non-modal dialog that starts open and stays dismissed; its form closes it without a script. */
export function PromoPopup() {
  return (
    <dialog open className="promo" aria-labelledby="promo-title">
      <form method="dialog">
        <button
          type="submit"
          className="icon-button"
          data-shell="dismiss"
          data-key="promo"
          aria-label="Dismiss"
        >
          <Icon name="close" />
        </button>
      </form>
      <p id="promo-title" className="font-semibold">
        Free webinars every {weekly.weekdayNames}
      </p>
      <p className="num mt-1 text-quiet">{weeklyHours}, in Tamil and Telugu with English terms.</p>
      <a className="action" href={routes.jobHunt}>
        Register
      </a>
    </dialog>
  );
}
