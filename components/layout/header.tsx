import { CartPanel } from '#components/layout/cart-panel';
import { Drawer } from '#components/layout/drawer';
import { Island } from '#components/layout/island';
import { Logo } from '#components/layout/logo';
import { NavLinks } from '#components/layout/nav-links';
import { PostJobOpener } from '#components/layout/post-job-dialog';
import { ThemeToggle } from '#components/layout/theme-toggle';
import { Dialog } from '#components/ui/dialog';
import { DialogOpener } from '#components/ui/dialog-opener';
import { Icon } from '#components/ui/icon';
import { joinHint, navigation } from '#data/site';
import { routes } from '#lib/shared/addresses/routes';

/** `community`: there is one to join. */
export function Header({ community }: { community: boolean }) {
  return (
    <header className="site-header">
      <div className="wrap bar">
        <Logo />
        <nav className="site-nav" aria-label="Main">
          <NavLinks links={navigation} />
        </nav>
        <a className="icon-button search-link" href={routes.search} aria-label="Search">
          <Icon name="search" />
        </a>
        <CartLink />
        <ThemeToggle />
        <PostJobOpener className="button low line post-job" />
        {community && (
          <a className="button low line join" href={routes.community} title={joinHint}>
            Join Now
          </a>
        )}
        <DialogOpener dialog="menu" className="icon-button menu-button" label="Menu">
          <Icon name="menu" />
        </DialogOpener>
      </div>
      <Drawer community={community} />
    </header>
  );
}

/** Opens the selection; the badge is drawn by the head script from what the browser holds. */
function CartLink() {
  return (
    <>
      <button
        type="button"
        className="icon-button cart-link when-script"
        command="show-modal"
        commandfor="cart"
        aria-haspopup="dialog"
      >
        <Icon name="cart" />
        <span className="sr-only">Your selection</span>
        <cart-count suppressHydrationWarning />
      </button>
      <Dialog id="cart" title="Your selection">
        <Island name="cart-panel" of={CartPanel} with={{}} />
      </Dialog>
    </>
  );
}
