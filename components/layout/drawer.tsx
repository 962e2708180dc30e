import { NavLinks } from '#components/layout/nav-links';
import { PostJobOpener } from '#components/layout/post-job-dialog';
import { SearchField } from '#components/search/search-field';
import { Dialog } from '#components/ui/dialog';
import { joinHint, moreNavigation, navigation } from '#data/site';
import { routes } from '#lib/shared/addresses/routes';

/** The menu: everything, at every width. */
export function Drawer({ community }: { community: boolean }) {
  return (
    <Dialog id="menu" title="Menu" className="drawer">
      <SearchField id="menu-q" className="" />
      <nav aria-label="Menu">
        <NavLinks links={[...navigation, ...moreNavigation]} />
      </nav>
      <div className="drawer-ways">
        <PostJobOpener className="button line" />
        {community && (
          <a className="button" href={routes.community} aria-describedby="join-hint">
            Join Now
          </a>
        )}
      </div>
      {community && (
        <p id="join-hint" className="small">
          Join Now: {joinHint}.
        </p>
      )}
    </Dialog>
  );
}
