/** The list comes anew while somebody works in it: what they type, tick and choose stays, and so does the focus. */
const ticks = 'input[name="enquiry"]:checked';

export async function drawAgain(): Promise<void> {
  const answer = await fetch(location.href, { cache: 'no-store' });
  if (!answer.ok || answer.redirected) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const focused = document.activeElement;
  const row = focused?.closest('[data-reference]')?.getAttribute('data-reference');
  const ticked = [...document.querySelectorAll<HTMLInputElement>(ticks)].map(({ value }) => value);
  for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const fresh = page.querySelector(`[data-live="${part.dataset.live}"]`);
    if (!fresh) continue;
    const open = part.querySelector('.many[open]');
    part.replaceWith(document.adoptNode(fresh));
    if (open) fresh.querySelector('.many')?.replaceWith(open);
  }
  // A row that a colleague changed in the meantime has another version: it is to be ticked anew.
  for (const box of document.querySelectorAll<HTMLInputElement>('input[name="enquiry"]'))
    box.checked = ticked.includes(box.value);
  const [title, own] = [page.querySelector('h1'), document.querySelector('h1')];
  if (title && own) own.textContent = title.textContent;
  const same = row && document.querySelector(`tr[data-reference="${CSS.escape(row)}"]`);
  const tick = focused?.matches('[name="enquiry"]') ? '[name="enquiry"]' : '.q-name a';
  if (same) same.querySelector<HTMLElement>(tick)?.focus();
  else if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
}
