/**
 * Signing in without leaving the page: when the session has ended, and before an export or an erasure when the sign-in is
 * more than an hour old. What was typed stays in its form, and the clicked action continues afterwards. Without this the
 * server leads to the sign-in and back.
 */
import { requestSubmit } from '#lib/platform/browser/dom';

const signed = document.querySelector<HTMLElement>('.signed');
const loadedAt = performance.now();
let freshMs = Number(signed?.dataset.fresh ?? 0) * 1000;
let freshFrom = loadedAt;
let hasEnded = false;

/** A table or a bundle of tables, whoever leads to it. */
const isExport = (link: HTMLAnchorElement) => /\.(?:csv|zip)$/.test(link.pathname);
/** The server asks for a sign-in within the hour: such a form has `data-fresh`. */
const isGuarded = (form: HTMLFormElement) => form.dataset.fresh !== undefined;
const isFresh = () => performance.now() - freshFrom < freshMs;

export function noteEnded(): void {
  hasEnded = true;
}

type GoOn = () => void;

/** `again`: still signed in, for more than an hour. */
export function signInHere(goOn: GoOn = () => {}, again = false): void {
  const email = signed?.dataset.email;
  if (!email || document.querySelector('.sign-in-here')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog sign-in-here';
  dialog.setAttribute('aria-labelledby', 'sign-in-here');
  const why = again
    ? 'You signed in more than an hour ago: this needs a new code.'
    : 'You were signed out.';
  dialog.innerHTML =
    '<div class="dialog-head"><h2 id="sign-in-here">Confirm that it is you</h2></div><form class="form dialog-body" novalidate><p></p>' +
    '<div class="field" hidden><label for="here-code">6-digit code</label><input class="code" id="here-code" inputmode="numeric" autocomplete="one-time-code" maxlength="9" aria-describedby="here-said"></div>' +
    '<p id="here-said" role="status"></p><p class="acts-row"><button class="button"></button><button type="button" class="button line">Not now</button></p></form>';
  const find = <T extends HTMLElement>(selector: string) => dialog.querySelector(selector) as T;
  const [words, form] = [find('p'), find<HTMLFormElement>('form')];
  const [field, code, said] = [find('.field'), find<HTMLInputElement>('input'), find('#here-said')];
  const [send, leave] = [find('.button'), find<HTMLButtonElement>('.line')];
  words.textContent = `${why} Nothing on this page is lost. We will send a code to ${email}.`;
  send.textContent = 'Send me a code';

  const ask = async () => {
    await post('sign-in', { email, to: location.pathname + location.search });
    field.hidden = false;
    send.textContent = 'Sign in';
    said.textContent = `Sent to ${email}. It is good for ten minutes.`;
    code.focus();
  };
  const enter = async () => {
    await post('enter', { code: code.value });
    hasEnded = false;
    freshMs = 3_600_000;
    freshFrom = performance.now();
    dialog.close();
    document.querySelector('[data-notified="signed-out"]')?.remove();
    goOn();
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    code.removeAttribute('aria-invalid');
    try {
      await (field.hidden ? ask() : enter());
    } catch (error) {
      said.textContent = error instanceof Error ? error.message : String(error);
      if (!field.hidden) {
        code.setAttribute('aria-invalid', 'true');
        code.focus();
      }
    }
  });
  leave.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.querySelector('.desk')?.append(dialog);
  dialog.showModal();
}

async function post(call: 'sign-in' | 'enter', body: object): Promise<void> {
  const answer = await fetch(`/api/desk/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (answer?.ok) return;
  const refusal = (await answer?.json().catch(() => undefined)) as { message?: string } | undefined;
  throw new Error(refusal?.message ?? 'There is no connection just now. Try again in a moment.');
}

export function startSignIn(): void {
  if (!signed) return;
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.closest('.sign-in-here, .signed + form')) return;
    // A field may be named "method", as of a payment: it hides the property.
    const isPost = form.getAttribute('method') === 'post';
    const asks = isGuarded(form) ? hasEnded || !isFresh() : hasEnded && isPost;
    if (!asks) return;
    event.preventDefault();
    const { submitter } = event;
    signInHere(() => requestSubmit(form, submitter as HTMLElement | null), !hasEnded);
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(isExport(link) && (hasEnded || !isFresh()))) return;
    event.preventDefault();
    signInHere(() => link.click(), !hasEnded);
  });
}
