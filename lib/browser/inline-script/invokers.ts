/** Invoker commands and light dismissal, for browsers that do not have them yet. */
export function polyfillInvokers(): void {
  if (!('command' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', (event) => {
      const button = (event.target as Element).closest?.('button[command][commandfor]');
      if (button && !event.defaultPrevented) run(button);
    });
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('click', ({ target, clientX: x, clientY: y }) => {
      if (!(target instanceof HTMLDialogElement) || !target.matches('[closedby=any][open]')) return;
      const { left, right, top, bottom } = target.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) target.close();
    });
  }
}

function run(button: Element): void {
  const target = document.getElementById(button.getAttribute('commandfor') ?? '');
  const command = button.getAttribute('command');
  if (target instanceof HTMLDialogElement) {
    if (command === 'show-modal' && !target.open) target.showModal();
    if (command === 'close' || command === 'request-close')
      target.close(button.getAttribute('value') ?? undefined);
  }
}
