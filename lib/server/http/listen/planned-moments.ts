/** A timer for a moment months ahead would overflow. */
const longestTimerMs = 60 * 60 * 1000;

/** Acts at each moment that `next` names after the present one; epoch milliseconds. */
export function at(next: (time: number) => number, act: () => void): () => void {
  let timer: NodeJS.Timeout;
  const plan = () => {
    const moment = next(Date.now());
    const left = moment - Date.now();
    if (left <= 0) return;
    timer = setTimeout(
      () => {
        if (Date.now() >= moment) act();
        plan();
      },
      // A timer may be a millisecond early, and the page would still say the old.
      Math.min(left + 20, longestTimerMs),
    );
    timer.unref();
  };
  plan();
  return () => clearTimeout(timer);
}
