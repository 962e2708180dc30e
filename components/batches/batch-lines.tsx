/** The next batches in a line each, on pages that are about something else. */
import { batchPath, routes } from '#lib/shared/addresses/routes';
import type { CountedBatch } from '#lib/shared/batches/rules';
import { inOneLine, seatWords } from '#lib/shared/batches/words';

interface Props {
  readonly batches: readonly CountedBatch[];
  readonly now: number;
  /** With the name of what each teaches: the page is about several things. */
  readonly named?: (batch: CountedBatch) => string;
}

export function BatchLines({ batches, now, named }: Props) {
  return (
    <>
      <ul className="b-lines">
        {batches.map((batch) => {
          const { mark, words, more } = seatWords(batch, now);
          return (
            <li key={batch.id} data-batch={batch.id}>
              <a href={batchPath(batch.id)}>
                {named && `${named(batch)}: `}
                {inOneLine(batch)}
              </a>
              <span className="state" data-state={mark}>
                {words}
                {more && `, ${more.toLowerCase()}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-3">
        <a className="action" href={routes.batches}>
          All batches
        </a>
      </p>
    </>
  );
}
