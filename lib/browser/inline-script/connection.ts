/** A line that breaks is said, so that nobody waits for it in vain. */
import { toast } from '#lib/browser/inline-script/notifications';

const texts = {
  offline: 'You are offline. What you have typed stays on this page.',
  online: 'You are online again.',
  unsent:
    'You are offline: nothing was sent. What you have typed stays on this page; send it again once you are online.',
};

type Said = keyof typeof texts;

export function followConnection(): void {
  let takeAway: (() => void) | undefined;
  const say = (what: Said) => {
    const main = document.querySelector('main');
    // A page in another language brings its own (data/connection-texts.ts).
    const own = main?.dataset[what];
    // What was said before is no longer so.
    takeAway?.();
    takeAway = own ? toast(own, main.lang) : toast(texts[what]);
    return own ?? texts[what];
  };
  for (const what of ['offline', 'online'] as const) addEventListener(what, () => say(what));
  // A form that no script has taken over would leave for the browser's own page of a line that is broken.
  addEventListener('submit', (event) => {
    if (navigator.onLine || event.defaultPrevented) return;
    if ((event.target as HTMLFormElement).method === 'dialog') return;
    event.preventDefault();
    const text = say('unsent');
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement)) return;
    // Beside the button as well, where one looks: the form stays sendable.
    submitter.setCustomValidity(text);
    submitter.reportValidity();
    submitter.setCustomValidity('');
  });
}
