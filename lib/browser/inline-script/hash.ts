/** A dialog that its address opened is not opened again by a reload. */
export function clearHash({ target }: Event): void {
  if (!(target instanceof HTMLDialogElement) || location.hash !== `#${target.id}`) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** A link to a dialog opens it; one to something inside closed <details> opens them and scrolls there. */
export function openHash(): void {
  const { hash } = location;
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {}
  const target = id ? document.getElementById(id) : null;
  if (target instanceof HTMLDialogElement && !target.open) target.showModal();
  let opened = false;
  for (let at: Element | null | undefined = target; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement && !at.open) {
      at.open = true;
      opened = true;
    }
  }
  if (opened) target?.scrollIntoView();
}
