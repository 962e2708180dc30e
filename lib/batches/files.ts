/** The sessions of a batch as calendar entries: the same UID for each as long as it lives, and a sequence that rises. */

import { batchPath } from '#data/addresses/routes';
import { type Batch, sessionTimes } from '#lib/batches/rules';
import { titleOf } from '#lib/batches/words';
import { type Entry, writeCalendar } from '#lib/platform/calendar/calendar';
import { isoDayInIndia, timeInIndia } from '#lib/platform/values/india';

/**
 * The text of a calendar file. `withPlace`: for who has a seat, with link or address; never on a public page or feed.
 * A cancelled batch takes its entries out (RFC 5546, 3.2.5).
 */
export function writeBatch(
  batch: Batch,
  origin: string,
  { withPlace = false }: { readonly withPlace?: boolean } = {},
): string {
  const off = batch.cancelledAt !== undefined;
  const entries = Array.from({ length: batch.mostSessions }, (_, at) =>
    entryOf(batch, at, { origin, withPlace }),
  );
  return writeCalendar(titleOf(batch), entries, off ? 'CANCEL' : 'PUBLISH');
}

function entryOf(
  batch: Batch,
  at: number,
  { origin, withPlace }: { readonly origin: string; readonly withPlace: boolean },
): Entry {
  const { id, sessions, sequence, language, link, place, mode } = batch;
  // A session that a move took away is listed where the last one was, struck out.
  const isGone = at >= sessions.length;
  const { start, end } = sessionTimes(batch, Math.min(at, sessions.length - 1));
  const where = withPlace ? (link ?? place) : undefined;
  return {
    id: `batch-${id}-${at + 1}`,
    host: 'batches.hoa',
    title: `${titleOf(batch)}: session ${at + 1}`,
    description: [
      `Session ${at + 1} of ${sessions.length}, ${mode}, ${language}.`,
      ...(withPlace && link ? [`Link: ${link}`] : []),
      ...(withPlace && place ? [`Where: ${place}`] : []),
    ].join('\n'),
    url: `${origin}${batchPath(id)}`,
    date: isoDayInIndia(start),
    start: timeInIndia(start),
    end: timeInIndia(end),
    updated: new Date(batch.cancelledAt ?? batch.changedAt).toISOString(),
    sequence,
    ...(where && { location: where }),
    ...((isGone || batch.cancelledAt !== undefined) && { cancelled: true as const }),
  };
}
