/** What is short starts together: what it asks of the store goes there in one message, and waits for one commit. */
const roundMs = 1;
const mostInRound = 16;

/**
 * Starts work for a moment at a time, and lets the process look at its lines in between: whoever wants a
 * page from memory, or has to be told to come again, does not wait behind all who came before. A turn of the event loop
 * takes one new line: two turns for each round.
 */
export function newScheduler(): (start: () => void) => void {
  const waiting: (() => void)[] = [];
  let isPlanned = false;

  function round(): void {
    let until: number | undefined;
    // Each by itself: what it does once it has been started counts as well.
    const startOne = () => {
      until ??= performance.now() + roundMs;
      if (performance.now() < until) waiting.shift()?.();
    };
    for (let left = Math.min(waiting.length, mostInRound); left > 0; left -= 1)
      setImmediate(startOne);
    setImmediate(() => {
      isPlanned = waiting.length > 0;
      if (isPlanned) setImmediate(round);
    });
  }

  return (start) => {
    waiting.push(start);
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(round);
  };
}
