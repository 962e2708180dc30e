/** How a batch stands, by mark and word. */
import type { CountedBatch } from '#lib/shared/batches/batch';
import { seatWords } from '#lib/shared/batches/words';

export function SeatState({ batch, now }: { batch: CountedBatch; now: number }) {
  const { mark, words, more } = seatWords(batch, now);
  return (
    <>
      <span className="state" data-state={mark}>
        {words}
      </span>
      {more && <span className="sub">{more}</span>}
    </>
  );
}
