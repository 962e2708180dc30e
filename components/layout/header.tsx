import { CartPanel } from '#components/catalogue/cart-panel';
import { Island } from '#components/layout/island';
import { Logo } from '#components/layout/logo';
import { NavLinks } from '#components/layout/nav-links';
import { PostJobOpener } from '#components/layout/post-job-dialog';
import { ThemeToggle } from '#components/layout/theme-toggle';
import { SearchField } from '#components/search/search-field';
import { Dialog } from '#components/ui/dialog';
import { DialogOpener } from '#components/ui/dialog-opener';
import { Icon } from '#components/ui/icon';
import { routes } from '#data/addresses/routes';
import { joinHint, moreNavigation, navigation } from '#data/site';

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

/** Opens the selection; the head script renders the badge from the browser's storage. */
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
