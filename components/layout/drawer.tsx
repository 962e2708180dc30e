import { PostJobOpener } from '#components/careers/post-job';
import { Dialog } from '#components/ui/dialog';
import { moreNavigation, navigation } from '#data/site';
import { routes } from '#lib/routes';

/** The menu of small screens. */
export function Drawer() {
  return (
    <Dialog id="menu" title="Menu" className="drawer">
      <nav aria-label="Menu">
        {[...navigation, ...moreNavigation].map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <PostJobOpener className="button line" />
      <a className="button" href={routes.community}>
        Join Now
      </a>
    </Dialog>
  );
}
