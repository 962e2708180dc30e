/** An open page of the desk updates itself: it polls one small response, and renders only what changed. */
import { startAsking } from '#lib/desk/browser/ask';
import { mayRing, startKeys } from '#lib/desk/browser/keys';
import { noteEnded, signInHere, startSignIn } from '#lib/staff/browser';

const every = 20_000;
const stillThere = 'What you typed is still in the form.';
/** The answer by which a page knows whether it is still true: `lib/desk/views/state.ts`. */
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
    if (answer.status === 401) announceSignedOut();
    else if (answer.ok) await compare((await answer.json()) as State);
  } catch {
    // No line just now: the page stays as it is, and the next look may find one.
  } finally {
    asking = false;
  }
}

async function compare(state: State): Promise<void> {
  for (const call of state.due) announceCall(call);
  const changed = mark !== undefined && mark !== state.mark;
  mark = state.mark;
  if (changed && hasList) await renderAgain();
  if (lines && state.version !== undefined && String(state.version) !== lines.dataset.version) {
    const who = document.querySelector('[data-live="who"]');
    if (who) who.textContent = state.who ? `With ${state.who}` : 'Unassigned';
    // A page that answers a post is under the address of the call, so the link names the call itself.
    const again = linkTo(lines.dataset.reference, 'Show what happened');
    notify('changed', `A colleague changed this page. ${stillThere}`, again);
  }
}

const announced = new Set<string>();

/** An agreed call is said when its hour comes, on whichever page of the desk is open. */
function announceCall({ reference, text }: State['due'][number]): void {
  const key = `${reference} ${text}`;
  if (announced.has(key)) return;
  announced.add(key);
  markTitle();
  if (mayRing()) ring();
  notify(key, `Due now. ${text}`, linkTo(reference, 'Open it'));
}

function announceSignedOut(): void {
  noteEnded();
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Sign in here';
  button.addEventListener('click', () => signInHere());
  notify('signed-out', `You were signed out. ${stillThere}`, button);
}

function linkTo(reference: string | undefined, text: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `/desk/${reference}`;
  link.textContent = text;
  return link;
}

/** Said once, above everything, without taking what is being typed. */
function notify(kind: string, text: string, way: HTMLElement): void {
  if (document.querySelector(`[data-notified="${CSS.escape(kind)}"]`)) return;
  const line = document.createElement('div');
  line.className = 'said-line waits live-line';
  line.dataset.notified = kind;
  line.setAttribute('role', 'status');
  const words = document.createElement('p');
  words.textContent = text;
  way.className = 'button line low';
  line.append(words, way);
  document.querySelector('main')?.prepend(line);
}

startKeys();
startAsking();
startSignIn();
// A member may be signed out in another tab on any page.
if (document.querySelector('.signed')) {
  void look();
  setInterval(look, every);
  document.addEventListener('visibilitychange', look);
}

/** The list comes again while somebody works in it: what they type, tick and choose stays, and so does the focus. */
const ticks = 'input[name="enquiry"]:checked';

async function renderAgain(): Promise<void> {
  const answer = await fetch(location.href, { cache: 'no-store' });
  if (!answer.ok || answer.redirected) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const focused = document.activeElement;
  const row = focused?.closest('tr[data-id]')?.getAttribute('data-id');
  const ticked = [...document.querySelectorAll<HTMLInputElement>(ticks)].map(({ value }) => value);
  for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const fresh = page.querySelector(`[data-live="${part.dataset.live}"]`);
    if (!fresh) continue;
    const open = part.querySelector('.many[open]');
    part.replaceWith(document.adoptNode(fresh));
    if (open) fresh.querySelector('.many')?.replaceWith(open);
  }
  // A row that a colleague changed in the meantime has another version: it is to be ticked again.
  for (const box of document.querySelectorAll<HTMLInputElement>('input[name="enquiry"]'))
    box.checked = ticked.includes(box.value);
  const [title, own] = [page.querySelector('h1'), document.querySelector('h1')];
  if (title && own) own.textContent = title.textContent;
  const same = row && document.querySelector(`tr[data-id="${CSS.escape(row)}"]`);
  const tick = focused?.matches('[name="enquiry"]') ? '[name="enquiry"]' : '.q-name a';
  if (same) same.querySelector<HTMLElement>(tick)?.focus();
  else if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
}

/** A due call in the title of the tab and, if that is switched on, as two short tones: nothing is fetched for it. */
const shown = document.title;
let waiting = 0;

function markTitle(): void {
  waiting += 1;
  document.title = `(${waiting}) ${shown}`;
}

function ring(): void {
  try {
    const audio = new AudioContext();
    for (const [at, frequency] of [
      [0, 660],
      [0.22, 880],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = frequency;
      volume.gain.value = 0.15;
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.18);
      tone.onended = () => at > 0 && void audio.close();
    }
  } catch {
    // The page has had no click yet, or there is no sound: the line and the title say it.
  }
}
