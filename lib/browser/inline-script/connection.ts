/** A line that breaks is said, so that nobody waits for it in vain. */
import { toast } from '#lib/browser/inline-script/notifications';

const texts = {
  offline: 'You are offline. What you have typed stays on this page.',
  online: 'You are online again.',
};

export function followConnection(): void {
  let takeAway: (() => void) | undefined;
  const say = ({ type }: Event) => {
    const main = document.querySelector('main');
    // A page in another language brings its own (data/connection-texts.ts).
    const own = main?.dataset[type];
    // What was said before is no longer so.
    takeAway?.();
    takeAway = own ? toast(own, main.lang) : toast(texts[type as keyof typeof texts]);
  };
  addEventListener('offline', say);
  addEventListener('online', say);
}
