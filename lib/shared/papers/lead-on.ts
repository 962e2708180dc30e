/** How long a tick is seen before the next question comes; a second tap of a double one still falls on the same answer. */
const seenMs = 300;

/**
 * Calls `next` once an answer inside `question` is tapped. Arrow keys tick each answer they pass, so the keyboard
 * leads on by its own button. Returns how to stop listening.
 */
export function leadOn(question: HTMLElement, next: () => void): () => void {
  let tapped = false;
  let wait: ReturnType<typeof setTimeout> | undefined;
  const point = () => {
    tapped = true;
  };
  const type = () => {
    tapped = false;
  };
  const answer = () => {
    clearTimeout(wait);
    if (tapped) wait = setTimeout(next, seenMs);
  };
  question.addEventListener('pointerdown', point);
  question.addEventListener('keydown', type);
  question.addEventListener('change', answer);
  return () => {
    clearTimeout(wait);
    question.removeEventListener('pointerdown', point);
    question.removeEventListener('keydown', type);
    question.removeEventListener('change', answer);
  };
}
