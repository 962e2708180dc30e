/** The clock of a sitting: counted from what the server said, whatever the clock of the phone shows. */

interface ClockPlaces {
  readonly clock: Element | null;
  /** Announced to readers of the screen alone. */
  readonly said: Element | null;
  /** The bar with the line of the time left. */
  readonly bar: HTMLElement | null;
  readonly minutes: number;
  readonly onEnd: () => void;
}

const tellAt = [10, 5, 1];

/** Returns how to set the seconds that are left. */
export function startClock({ clock, said, bar, minutes, onEnd }: ClockPlaces) {
  let endsAt = 0;
  let announced = Number.POSITIVE_INFINITY;
  let isOver = false;
  const show = () => {
    const left = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
    if (clock) clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    bar?.style.setProperty('--left', `${Math.min(100, (left / (minutes * 60)) * 100)}%`);
    const due = tellAt.find((minute) => left <= minute * 60 && minute < announced);
    if (due !== undefined && said && left > 0) {
      const now = tellAt.filter((minute) => left <= minute * 60).at(-1) ?? due;
      announced = now;
      said.textContent = now === 1 ? 'One minute left' : `${now} minutes left`;
    }
    if (left > 0 || isOver) return;
    isOver = true;
    onEnd();
  };
  setInterval(show, 1000);
  return (left: number) => {
    endsAt = performance.now() + left * 1000;
    // More minutes were given.
    if (left > 0) isOver = false;
    show();
  };
}
