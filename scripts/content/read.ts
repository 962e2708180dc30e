import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '#scripts/content/lists';
import { contentProblems, type Unreadable } from '#scripts/content/problems';

const folder = join(import.meta.dirname, '../../data');

/** The exports of every file of `data/`. */
export async function readContent(): Promise<{ content: Content; unreadable: Unreadable }> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const content = new Map<string, Record<string, unknown>>();
  const broken = new Set<string>();
  const failing = new Set<string>();
  for (const file of files.sort()) {
    try {
      content.set(file, await import(pathToFileURL(join(folder, file)).href));
    } catch (error) {
      (isSyntax(error) ? broken : failing).add(unreadableLine(file, error));
    }
  }
  return { content, unreadable: { broken: [...broken], failing: [...failing] } };
}

const isSyntax = (error: unknown) =>
  error instanceof SyntaxError ||
  String(Reflect.get(Object(error), 'code')).endsWith('TYPESCRIPT_SYNTAX');

/** Where a file is broken stands in the trace: who imports it only passes that on. */
function unreadableLine(file: string, error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, broken = file, line] = /[/\\]data[/\\]([\w./-]+?\.ts):(\d+)/.exec(stack) ?? [];
  const at = line ? `, line ${line}` : '';
  // `36,000` reads as 36 and the octal number 000.
  const hint = /octal/i.test(message) ? ' (a figure is written without comma, such as 36000)' : '';
  return `data/${broken}${at}: cannot be read: ${message.replaceAll(/\s+/g, ' ').trim()}${hint}`;
}

type Read = Awaited<ReturnType<typeof readContent>>;

export const problemsOf = ({ content, unreadable }: Read): readonly string[] =>
  contentProblems(content, unreadable);
