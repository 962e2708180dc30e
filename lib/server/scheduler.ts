/** A turn of the event loop takes one new line: so many may come for each that is served. */
const turnsBetween = 2;

/**
 * Starts work one piece at a time, and lets the process look at its lines in between: whoever wants a
 * page from memory, or has to be told to come again, does not wait behind all who came before.
 */
export function newScheduler(): (start: () => void) => void {
  const waiting: (() => void)[] = [];
  let neighbours = 0;

  function look(): void {
    neighbours += 1;
    if (neighbours < turnsBetween) {
      setImmediate(look);
      return;
    }
    neighbours = 0;
    const start = waiting.shift();
    if (waiting.length > 0) setImmediate(look);
    start?.();
  }

  return (start) => {
    waiting.push(start);
    if (waiting.length === 1) setImmediate(look);
  };
}
