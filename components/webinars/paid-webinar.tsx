import type { Edition } from '#data/webinars';
import { routes } from '#lib/shared/addresses/routes';
import { sessionTimeText } from '#lib/shared/calendar/rules';
import { inRupees } from '#lib/shared/money';

interface Props {
  edition: Edition;
  open: boolean;
}

/** The way to the paid webinar, for as long as one can register. */
export function PaidWebinar({ edition, open }: Props) {
  if (!open) return null;
  return (
    <aside className="wrap paid-webinar" aria-label="Paid webinar">
      <div>
        <p>
          <b>{edition.title}</b>, live: {sessionTimeText(edition)}. {inRupees(edition.price)}, GST
          included.
        </p>
        <a className="action" href={routes.aiWebinar}>
          See what it covers, and register
        </a>
      </div>
    </aside>
  );
}
