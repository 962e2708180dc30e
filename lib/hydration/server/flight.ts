/**
 * Next's flight data: rows `id:…\n`, or `id:T<length in hex>,<text>` where the length counts the
 * UTF-8 bytes of a text of more than 1,024 characters and no line end follows.
 */
const rowStart = /^([0-9a-f]*):(?:([ATOoUSsLlGgMmVb])([0-9a-f]+),)?/;

/**
 * Replaces every `from` by `to`, and mends the lengths of the rows that have one.
 * Throws when `from` stands in a row of bytes that are not text, or the rows do not add up.
 */
export function replaceInFlight(flight: string, from: string, to: string): string {
  if (from === to || !flight.includes(from)) return flight;
  const bytes = Buffer.from(flight);
  let out = '';
  let at = 0;
  while (at < bytes.length) {
    const start = rowStart.exec(bytes.toString('latin1', at, at + 64));
    if (!start) throw new Error('deferScripts: flight data of an unknown shape');
    const [head, id, kind, length] = start;
    const begin = at + head.length;
    const end = kind && length ? begin + Number.parseInt(length, 16) : lineEnd(bytes, begin);
    if (end > bytes.length)
      throw new Error('deferScripts: a row of the flight data ends outside it');
    const row = bytes.toString('utf8', begin, end).replaceAll(from, to);
    if (kind === undefined) {
      out += head + row;
    } else if (kind === 'T') {
      out += `${id}:T${Buffer.byteLength(row).toString(16)},${row}`;
    } else {
      throw new Error(
        `deferScripts: flight data holds bytes (${kind}), which cannot be carried as text`,
      );
    }
    at = end;
  }
  return out;
}

function lineEnd(bytes: Buffer, from: number): number {
  const found = bytes.indexOf(10, from);
  return found < 0 ? bytes.length : found + 1;
}
