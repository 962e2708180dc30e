/** An open page of the desk keeps itself true: one small answer is asked for, and only what changed is drawn again. */

import { mayRing, startKeys } from '#lib/browser/desk-keys';
import { drawAgain } from '#lib/browser/desk-redraw';
import { markTitle, ring } from '#lib/browser/desk-ring';
import { noteEnded, signInHere, startSignIn } from '#lib/browser/desk-sign-in';

const every = 20_000;
const stillThere = 'What you typed is still in the form.';
/** The answer by which a page knows whether it is still true: `lib/server/desk/list/state.ts`. */
interface State {
  readonly mark: string;
  readonly version?: number;
  readonly who?: string;
  readonly due: readonly { readonly reference: string; readonly text: string }[];
}

const lines = document.querySelector<HTMLElement>('[data-version][data-reference]');
const list = document.querySelector<HTMLElement>('[data-live="list"]');
const hasList = list !== null;
let mark = list?.dataset.mark;
let asking = false;

async function look(): Promise<void> {
  // A tab that nobody sees as well: its title says that a call is due.
  if (asking) return;
  asking = true;
  try {
    const reference = lines?.dataset.reference;
    const query = reference ? `?${new URLSearchParams({ reference })}` : '';
    const answer = await fetch(`/api/desk/state${query}`, { cache: 'no-store' });
    if (answer.status === 401) tellSignedOut();
    else if (answer.ok) await compare((await answer.json()) as State);
  } catch {
    // No line just now: the page stays as it is, and the next look may find one.
  } finally {
    asking = false;
  }
}

async function compare(state: State): Promise<void> {
  for (const call of state.due) tellOfCall(call);
  const changed = mark !== undefined && mark !== state.mark;
  mark = state.mark;
  if (changed && hasList) await drawAgain();
  if (lines && state.version !== undefined && String(state.version) !== lines.dataset.version) {
    const who = document.querySelector('[data-live="who"]');
    if (who) who.textContent = state.who ? `With ${state.who}` : 'With nobody';
    notify('changed', `A colleague changed this page. ${stillThere}`, showAgain);
  }
}

const told = new Set<string>();

/** An agreed call is said when its hour comes, on whichever page of the desk is open. */
function tellOfCall({ reference, text }: State['due'][number]): void {
  const key = `${reference} ${text}`;
  if (told.has(key)) return;
  told.add(key);
  markTitle();
  if (mayRing()) ring();
  notify(key, `Due now. ${text}`, (line) => {
    const link = document.createElement('a');
    link.className = 'button line low';
    link.href = `/desk/${reference}`;
    link.textContent = 'Open it';
    line.append(link);
  });
}

function tellSignedOut(): void {
  noteEnded();
  notify('signed-out', `You were signed out. ${stillThere}`, (line) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button line low';
    button.textContent = 'Sign in here';
    button.addEventListener('click', () => signInHere());
    line.append(button);
  });
}

type Way = (line: HTMLElement) => void;

/** Said once, above everything, without taking what is being typed. */
function notify(kind: string, text: string, way: Way): void {
  if (document.querySelector(`[data-notified="${CSS.escape(kind)}"]`)) return;
  const line = document.createElement('div');
  line.className = 'said-line waits live-line';
  line.dataset.notified = kind;
  line.setAttribute('role', 'status');
  const words = document.createElement('p');
  words.textContent = text;
  line.append(words);
  way(line);
  document.querySelector('main')?.prepend(line);
}

const showAgain: Way = (line) => {
  const link = document.createElement('a');
  link.className = 'button line low';
  // A page that answers a post stands under the address of the call.
  link.href = `/desk/${lines?.dataset.reference}`;
  link.textContent = 'Show what happened';
  line.append(link);
};

startKeys();
startSignIn();
// Whoever is signed in may be signed out elsewhere, whatever the page.
if (document.querySelector('.signed')) {
  void look();
  setInterval(look, every);
  document.addEventListener('visibilitychange', look);
}
