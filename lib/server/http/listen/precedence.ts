/** Whoever posts goes before what is drawn: a page that has not begun waits until no post is under way. */

/** A store that stands still, or posts without end, do not keep pages away: twenty a second are drawn beside them. */
const longestMs = 50;

export function newPrecedence() {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  function next(): void {
    clearTimeout(timer);
    const start = waiting.shift();
    timer = waiting.length > 0 ? setTimeout(next, longestMs) : undefined;
    start?.();
  }

  return {
    /** A post is here; what it gives back is called, once or more often, when it is answered. */
    begin(): () => void {
      underWay += 1;
      let isDone = false;
      return () => {
        if (isDone) return;
        isDone = true;
        underWay -= 1;
        while (underWay === 0 && waiting.length > 0) next();
      };
    },
    /** Calls `start` when no post is under way, or after a moment all the same: in the order in which they came. */
    giveWay(start: () => void) {
      if (underWay === 0 && waiting.length === 0) return start();
      waiting.push(start);
      timer ??= setTimeout(next, longestMs);
    },
  };
}
