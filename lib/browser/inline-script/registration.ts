/** The paid webinar's page: a true modal where it was served closed, closed by itself when its time is up. */
export function followRegistration(): void {
  const notice = () => document.querySelector<HTMLDialogElement>('dialog[data-closed]');
  document.addEventListener('DOMContentLoaded', () => {
    const served = notice();
    if (!served?.open) return;
    served.close();
    served.showModal();
  });
  document.addEventListener('countdownend', ({ target }) => {
    const page = (target as Element).closest<HTMLElement>('[data-registration]');
    if (page?.dataset.registration !== 'open') return;
    page.dataset.registration = 'closed';
    // Whoever is at the checkout may finish: that payment is honoured.
    if (!page.querySelector('[data-paying]')) notice()?.showModal();
  });
}
