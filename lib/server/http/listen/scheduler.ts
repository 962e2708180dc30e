/** A turn of the event loop takes one new line: so many may come for each that is served. */
const turnsPerStart = 2;

/**
 * Starts work one piece at a time, and lets the process look at its lines in between: whoever wants a
 * page from memory, or has to be told to come again, does not wait behind all who came before.
 */
export function newScheduler(): (start: () => void) => void {
  const waiting: (() => void)[] = [];
  let turns = 0;

  function next(): void {
    turns += 1;
    if (turns < turnsPerStart) {
      setImmediate(next);
      return;
    }
    turns = 0;
    const start = waiting.shift();
    if (waiting.length > 0) setImmediate(next);
    start?.();
  }

  return (start) => {
    waiting.push(start);
    if (waiting.length === 1) setImmediate(next);
  };
}
