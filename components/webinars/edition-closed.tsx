import type { Edition } from '#data/webinars';
import { routes } from '#lib/shared/addresses/routes';
import { onDay } from '#lib/shared/dates';
import { callbackFrom } from '#lib/shared/forms/asked-from';

interface Props {
  edition: Edition;
  open: boolean;
}

/** Says that it is too late, and lets the visitor go on; it closes without a script. */
export function EditionClosed({ edition, open }: Props) {
  return (
    <dialog open={!open} className="closed-dialog" data-closed aria-labelledby="closed-title">
      <div className="closed-card">
        <h2 id="closed-title">Registrations Closed</h2>
        <p>
          Registration for {edition.title} of {onDay(edition.date)} has ended. You can still read
          what it covered. Our free webinars run every week.
        </p>
        <div className="flex flex-wrap gap-3">
          <a className="button" href={routes.jobHuntEnglish}>
            Free webinars
          </a>
          <form method="dialog">
            <button type="submit" className="button line">
              Read about this edition
            </button>
          </form>
        </div>
        <p className="small">
          Want to hear about the next one?{' '}
          <a href={callbackFrom('ai-webinar-closed')}>Get a Callback</a>
        </p>
      </div>
      <site-notifications role="status" />
    </dialog>
  );
}
