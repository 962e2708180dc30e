/**
 * The open pop-up and its second step are entries of the history: the browser's Back leads a step back, then closes it,
 * and leaves the page only after that.
 */
type Place = 0 | 1 | 2;

/** `follow` is told where Back and Forward lead, 0 where the pop-up is closed; what it gives back ends that. */
export function watchSteps(dialog: HTMLDialogElement, follow: (place: Place) => void): () => void {
  // Where the history stands in it already, as after a reload, no entry is added.
  const opened = () => dialog.open && placeNow() === 0 && enter(1);
  const moved = () => follow(placeNow());
  dialog.addEventListener('toggle', opened);
  addEventListener('popstate', moved);
  opened();
  return () => {
    dialog.removeEventListener('toggle', opened);
    removeEventListener('popstate', moved);
  };
}

export function enterSecondStep(): void {
  if (placeNow() === 1) enter(2);
}

/** The page shows it already. */
export function returnToFirstStep(): void {
  if (placeNow() === 2) history.back();
}

/** Resolves when the history stands where it stood before the pop-up. */
export const leavePopup = () =>
  new Promise<void>((resolve) => {
    if (placeNow() === 0) return resolve();
    addEventListener('popstate', () => resolve(), { once: true });
    // Nobody waits for a browser that does not tell.
    setTimeout(resolve, 1000);
    history.go(-placeNow());
  });

const enter = (place: Place) => history.pushState({ ...history.state, popup: place }, '');

const placeNow = (): Place => history.state?.popup ?? 0;
