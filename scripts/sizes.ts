/** The mirror of `npm run check`: how long the files are, in lines that are neither blank nor comment. */
import { globSync, readFileSync } from 'node:fs';

const sources = [
  '{app,components,lib,scripts,tests}/**/*.{ts,tsx,mjs,css}',
  '*.{ts,mjs,cjs}',
  '.dependency-cruiser.cjs',
];
/** Longer files are named: they may hold two thoughts. */
const long = 110;

const linesIn = (text: string) =>
  text.split('\n').filter((line) => !/^\s*($|\/\/|\/\*|\*|\{\/\*)/.test(line)).length;

/** The figures, and the `shown` longest by name. */
export function sizes(shown = Number.POSITIVE_INFINITY): string {
  const files = globSync(sources)
    .filter((path) => !path.endsWith('.d.ts'))
    .map((path) => ({ path, lines: linesIn(readFileSync(path, 'utf8')) }))
    .sort((one, other) => one.lines - other.lines);
  const at = (share: number) => files[Math.ceil(files.length * share) - 1]?.lines;
  const over = files
    .filter(({ lines }) => lines > long)
    .reverse()
    .slice(0, shown);
  return [
    `${files.length} files besides data/: median ${at(0.5)} lines, nine in ten up to ${at(0.9)}, longest ${at(1)}`,
    ...over.map(({ path, lines }) => `  ${lines}  ${path}`),
  ].join('\n');
}

if (import.meta.main) console.log(sizes());
