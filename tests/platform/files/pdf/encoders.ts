/** Filters a hostile file packs its objects with, the other way round. */

export const toHex = (data: Buffer) => Buffer.from(`${data.toString('hex')}>`);

export function toAscii85(data: Buffer): Buffer {
  const groups: string[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const group = data.subarray(at, at + 4);
    let value = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE(0);
    let signs = '';
    for (let sign = 0; sign < 5; sign += 1) {
      signs = String.fromCharCode(33 + (value % 85)) + signs;
      value = Math.floor(value / 85);
    }
    groups.push(signs.slice(0, group.length + 1));
  }
  return Buffer.from(`${groups.join('')}~>`);
}

export function toRunLength(data: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < data.length; at += 128) {
    const run = data.subarray(at, at + 128);
    parts.push(Buffer.from([run.length - 1]), run);
  }
  return Buffer.concat([...parts, Buffer.from([128])]);
}

/** Each byte as a code of nine bits; the table is cleared before a code grows to ten. */
export function toLzw(data: Buffer): Buffer {
  const bits: string[] = [];
  const write = (code: number) => bits.push(code.toString(2).padStart(9, '0'));
  data.forEach((byte, at) => {
    if (at % 200 === 0) write(256);
    write(byte);
  });
  write(257);
  const all = bits.join('');
  return Buffer.from(
    Array.from({ length: Math.ceil(all.length / 8) }, (_, at) =>
      Number.parseInt(all.slice(at * 8, at * 8 + 8).padEnd(8, '0'), 2),
    ),
  );
}

/** One row of TIFF's predictor: each byte the difference to the one before it. */
export const toTiff = (data: Buffer): Buffer =>
  Buffer.from(data.map((byte, at) => (byte - (at === 0 ? 0 : (data[at - 1] ?? 0))) & 255));

/** Rows of `columns` bytes with PNG's method 1 (left), 2 (up), 3 (average) or 4 (Paeth) in turn. */
export function toPng(data: Buffer, columns: number): Buffer {
  const padded = Buffer.alloc(Math.ceil(data.length / columns) * columns, ' ');
  data.copy(padded);
  const rows: number[] = [];
  for (let start = 0; start < padded.length; start += columns) {
    const method = 1 + ((start / columns) % 4);
    rows.push(method);
    for (let at = 0; at < columns; at += 1) {
      const left = at > 0 ? (padded[start + at - 1] ?? 0) : 0;
      const above = start > 0 ? (padded[start + at - columns] ?? 0) : 0;
      const corner = start > 0 && at > 0 ? (padded[start + at - columns - 1] ?? 0) : 0;
      const guess = [left, above, (left + above) >> 1, paeth(left, above, corner)][method - 1] ?? 0;
      rows.push(((padded[start + at] ?? 0) - guess) & 255);
    }
  }
  return Buffer.from(rows);
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const nearest = Math.min(...[left, above, corner].map((each) => Math.abs(guess - each)));
  return [left, above, corner].find((each) => Math.abs(guess - each) === nearest) ?? 0;
}
