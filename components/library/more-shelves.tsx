import { Dialog } from '#components/ui/dialog';
import { DialogOpener } from '#components/ui/dialog-opener';
import { Section } from '#components/ui/section';
import { comingSoon } from '#data/downloads';
import { routes } from '#lib/shared/addresses/routes';

const dialog = 'coming-soon';

/** Shelves that are not filled yet and say so when asked for. */
export function MoreShelves({ community }: { community: boolean }) {
  return (
    <Section title="On the next shelf">
      <ul className="soon">
        {comingSoon.map((shelf) => (
          <li key={shelf}>
            <DialogOpener dialog={dialog} className="">
              {shelf}
            </DialogOpener>
          </li>
        ))}
      </ul>
      <Dialog id={dialog} title="Coming Soon">
        <p>
          There is nothing on this shelf yet. The module outlines and articles on this page are
          complete, and the free webinars run every week.
        </p>
        <p className="flex flex-wrap gap-x-6">
          <a className="action" href={routes.webinarCalendar}>
            See the webinar calendar
          </a>
          {community && (
            <a className="action" href={routes.community}>
              Join the community
            </a>
          )}
        </p>
      </Dialog>
    </Section>
  );
}
