/** Passing a page on, and putting it on paper: what only a script can do. */
import { toast } from '#lib/browser/inline-script/notifications';

/** Rejects over plain http, where browsers have no clipboard. */
const clipboard = async (text: string) => navigator.clipboard.writeText(text);

export function followShares(): void {
  if ('share' in navigator) document.documentElement.dataset.share = '';
  document.addEventListener('click', ({ target }) => {
    const { share, copy, print, copied, failed } =
      (target as Element).closest?.<HTMLElement>('[data-share],[data-copy],[data-print]')
        ?.dataset ?? {};
    // Who closes the sheet has changed their mind: nothing went wrong.
    if (share) navigator.share({ title: document.title, url: share }).catch(() => {});
    if (copy) {
      clipboard(copy).then(
        () => toast(copied ?? 'Link copied'),
        () => toast(failed ?? 'The link could not be copied'),
      );
    }
    if (print !== undefined) window.print();
  });
}
