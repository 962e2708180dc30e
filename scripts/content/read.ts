import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '#scripts/content/lists';
import { contentProblems } from '#scripts/content/problems';

const folder = join(import.meta.dirname, '../../data');

interface Read {
  readonly content: Content;
  /** A line for each file that does not load. */
  readonly unreadable: readonly string[];
}

/** The exports of every file of `data/`. */
export async function readContent(): Promise<Read> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const content = new Map<string, Record<string, unknown>>();
  const unreadable = new Set<string>();
  for (const file of files.sort()) {
    try {
      content.set(file, await import(pathToFileURL(join(folder, file)).href));
    } catch (error) {
      unreadable.add(unreadableLine(file, error));
    }
  }
  return { content, unreadable: [...unreadable] };
}

/** Where a file is broken stands in the trace: who imports it only passes that on. */
function unreadableLine(file: string, error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, broken = file, line] = /[/\\]data[/\\]([\w./-]+?\.ts):(\d+)/.exec(stack) ?? [];
  const at = line ? `, line ${line}` : '';
  return `data/${broken}${at}: cannot be read: ${message.replaceAll(/\s+/g, ' ').trim()}`;
}

/** A text that is made from a wrong entry fails with it: what does not load is said when nothing else is wrong. */
export const problemsOf = ({ content, unreadable }: Read): readonly string[] =>
  contentProblems(content, unreadable);
