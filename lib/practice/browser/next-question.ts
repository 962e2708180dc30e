/** How long a tick is seen before the next question comes; a second tap of a double one still falls on the same answer. */
const seenMs = 300;

/**
 * Calls `next` once an answer inside `question` is tapped, of those that are `last` there; `touch`: by a finger alone.
 * Arrow keys tick each answer they pass, so the keyboard leads on by its own button. Returns how to stop listening.
 */
export function nextOnAnswer(
  question: HTMLElement,
  next: () => void,
  { last = 'input', touch = false } = {},
): () => void {
  let tapped = false;
  let wait: ReturnType<typeof setTimeout> | undefined;
  const point = ({ pointerType }: PointerEvent) => {
    tapped = !touch || pointerType === 'touch';
  };
  const type = () => {
    tapped = false;
  };
  const answer = ({ target }: Event) => {
    clearTimeout(wait);
    if (tapped && (target as Element).matches(last)) wait = setTimeout(next, seenMs);
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

/** The id of what is under a test paper: the way from question to question. */
export const paperPager = 'paper-pager';
