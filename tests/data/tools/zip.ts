/** The parts of an office file as text, by name; read by another library than the site's own check of resumes. */
import { read } from 'cfb';

export function partsOf(data: Buffer): Readonly<Record<string, string>> {
  const { FullPaths, FileIndex } = read(data, { type: 'buffer' });
  return Object.fromEntries(
    FullPaths.map((path, at): [string, string] => [
      path.replace(/^[^/]*\//, ''),
      Buffer.from(FileIndex[at]?.content ?? []).toString('utf8'),
    ]).filter(([name]) => name !== '' && !name.endsWith('/')),
  );
}
