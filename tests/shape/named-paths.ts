/** Paths of the repository as papers and comments name them. */
import { existsSync, globSync } from 'node:fs';

const folders = 'app|components|data|deploy|docs|lib|scripts|tests';
const path = new RegExp(`(?<![\\w./@*-])#?(?:${folders})/[\\w./*…{}()[\\]-]+`, 'g');

/** Without what ends the sentence or the bracket that a path is in. */
const bare = (named: string): string => {
  const cut = named.replace(/\]\(.*|[./-]+$/g, '');
  return cut.endsWith(')') && !cut.includes('(') ? bare(cut.slice(0, -1)) : cut;
};

export const pathsNamedIn = (text: string): string[] =>
  [...text.matchAll(path)].map(([named]) => bare(named));

const ends = ['', '.ts', '.tsx', '.css', '.test.ts', '.test.tsx', '.journey.ts'];

/** `NAME`, `{kind}`, `*` and `…` stand for any. */
export function isThere(named: string): boolean {
  const file = named.replace(/^#/, '');
  if (ends.some((end) => existsSync(file + end))) return true;
  const any = file.replace(/[A-Z]{4,}|\{\w+\}/g, '*').replaceAll('…', '**');
  return any.includes('*') && ends.some((end) => globSync(any + end).length > 0);
}
