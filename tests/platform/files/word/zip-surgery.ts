/** A whole zip, and the same with one lie each in what a part says of itself. */
export function partsOfZip(data: Buffer) {
  const change = (edit: (copy: Buffer) => void): Buffer => {
    const copy = Buffer.from(data);
    edit(copy);
    return copy;
  };
  const settings = data.indexOf('word/settings.xml');
  const directory = data.readUInt32LE(data.length - 6);
  const entry = data.indexOf('word/settings.xml', directory) - 46;
  return {
    renamed: change((copy) => copy.write('word/sittings.xml', settings)),
    changed: change((copy) => copy.writeUInt32LE(7, settings - 30 + 22)),
    /** The last part begins where the first does. */
    moved: change((copy) => copy.writeUInt32LE(0, entry + 42)),
    hidden: withGap(data, directory),
  };
}

/** A part that the directory does not name, before it all. */
function withGap(data: Buffer, directory: number): Buffer {
  const [parts, rest] = [data.subarray(0, directory), Buffer.from(data.subarray(directory))];
  const first = parts.subarray(0, 30 + parts.readUInt16LE(26) + parts.readUInt32LE(18));
  for (let at = 0; rest.readUInt32LE(at) === 0x02014b50; at += 46 + rest.readUInt16LE(at + 28)) {
    rest.writeUInt32LE(rest.readUInt32LE(at + 42) + first.length, at + 42);
  }
  rest.writeUInt32LE(directory + first.length, rest.length - 6);
  return Buffer.concat([first, parts, rest]);
}
