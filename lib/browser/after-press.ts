/**
 * Runs `then` once a press that is under way has ended, else at once. What is shown while a button
 * is held down moves the page, and the press ends beside what it was meant for.
 */
export function afterPress(then: () => void): void {
  if (!document.querySelector(':active')) then();
  else addEventListener('mouseup', () => setTimeout(then), { once: true });
}
