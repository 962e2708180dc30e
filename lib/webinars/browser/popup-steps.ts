/**
 * The open pop-up and its second step are entries of the history: the browser's Back leads a step back, then closes it,
 * and leaves the page only after that. A link within it, to a field that is wrong, adds an entry of the same step.
 */
type Place = 0 | 1 | 2;

interface Entry {
  /** 0 where the pop-up is closed, else its step. */
  readonly place: Place;
  /** Entries since the pop-up was closed, and as many of them as belong to its first step. */
  readonly depth: number;
  readonly first: number;
}

/** Where the history stood when it was last looked at. */
let here: Entry;

/** `follow` is told where Back and Forward lead, 0 where the pop-up is closed; what it gives back ends that. */
export function watchSteps(dialog: HTMLDialogElement, follow: (place: Place) => void): () => void {
  here = entryNow();
  // Where the history is in it already, as after a reload, no entry is added.
  const opened = () => {
    if (!dialog.open || here.place !== 0) return;
    // Else closing would lead back to the address that opens it.
    if (location.hash === `#${dialog.id}`)
      history.replaceState(history.state, '', location.pathname + location.search);
    enter(1);
  };
  const moved = () => {
    const linked = document.getElementById(location.hash.slice(1));
    if (dialog.open && !history.state?.popup && linked && dialog.contains(linked)) {
      here = entryAfter(here.place);
      history.replaceState({ ...history.state, popup: here }, '');
      return;
    }
    here = entryNow();
    follow(here.place);
  };
  dialog.addEventListener('toggle', opened);
  addEventListener('popstate', moved);
  opened();
  return () => {
    dialog.removeEventListener('toggle', opened);
    removeEventListener('popstate', moved);
  };
}

export function enterSecondStep(): void {
  if (entryNow().place === 1) enter(2);
}

export function returnToFirstStep(): void {
  const { place, depth, first } = entryNow();
  if (place === 2) history.go(first - depth);
}

/** Resolves when the history is where it stood before the pop-up. */
export const leavePopup = () =>
  new Promise<void>((resolve) => {
    const { depth } = entryNow();
    if (depth === 0) return resolve();
    addEventListener('popstate', () => resolve(), { once: true });
    // A browser without the event must not block.
    setTimeout(resolve, 1000);
    history.go(-depth);
  });

function enter(place: Place): void {
  here = entryAfter(place);
  history.pushState({ ...history.state, popup: here }, '');
}

function entryAfter(place: Place): Entry {
  const depth = here.depth + 1;
  return { place, depth, first: place === 1 ? depth : here.first };
}

const entryNow = (): Entry => history.state?.popup ?? { place: 0, depth: 0, first: 0 };
