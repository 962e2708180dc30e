import { Hours } from '#components/webinars/hours';
import { weekly } from '#data/webinars';
import { weeklyHours } from '#lib/calendar/schedule';
import { routes } from '#lib/routes';

/** What the promo says, wherever it stands. */
export function PromoText({ id }: { id: string }) {
  return (
    <>
      <p id={id} className="font-semibold">
        Free webinars every {weekly.weekdayNames}
      </p>
      <p className="num mt-1 text-quiet">
        <Hours>{weeklyHours}</Hours>, in Tamil and Telugu with English terms.
      </p>
      <a className="action" href={routes.jobHunt}>
        Register
      </a>
    </>
  );
}
