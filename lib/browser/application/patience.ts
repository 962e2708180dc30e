/** Waits so many seconds for something to move. Counted one by one: a page that was asleep has not waited. */
export function newPatience(seconds: number, onOver: () => void) {
  let left = seconds;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    onOver();
  }, 1_000);
  return {
    renew(more: number): void {
      left = more;
    },
    isOver: () => left <= 0,
    end: () => clearInterval(timer),
  };
}
