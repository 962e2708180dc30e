/** Why a resume is held: nobody opens the file before they know what it might do. */

/** In the order of their weight: the first one is named on the button. */
const words = {
  macros: 'it contains macros, small programs that Word offers to run',
  script: 'it contains a script, a small program that a PDF reader may run',
  launch: 'it can open a program, another file or a folder of another computer',
  object: 'it contains an object of another program',
  carries: 'it carries other files inside',
  sends: 'it can send or fetch what is typed into its form',
  fetches: 'it fetches something from elsewhere when it is opened',
  acts: 'it does something automatically, or changes what it shows',
  media: 'it contains sound, video or a 3D model',
  mixed: 'it is a file of another kind as well',
  unclear: 'it could not be checked fully, so nobody knows all that it does',
} as const;

export type Hold = keyof typeof words;

/** The reasons without duplicates in a fixed order, as they are stored with a file. */
export const holdsOf = (signs: Iterable<Hold>): string | undefined => {
  const found = new Set(signs);
  const inOrder = (Object.keys(words) as Hold[]).filter((each) => found.has(each));
  return inOrder.length === 0 ? undefined : inOrder.join(' ');
};

/** Why the file is held, in words that follow "because". A reason stored by a later release is shown as unclear. */
export function whyHeld(held: string): string {
  const known = held.split(' ').map((each) => words[each as Hold] ?? words.unclear);
  return [...new Set(known)].join(', and ');
}

export const dangerOf = (held: string): string =>
  `This file can run a program on your computer or contact another one when it is opened, because ${whyHeld(held)}.`;

/** The advice on what not to click. */
export const adviceOf = (held: string): string =>
  /\b(?:macros|object|fetches)\b/.test(held)
    ? 'Do not press “Enable content” or “Enable editing”.'
    : 'Do not press “Allow”, “Open” or “Trust” in what it asks.';
