/** One plain line for whatever is wrong in `data/`: file, entry, field, what is wrong, what is expected. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { crossProblems } from '#scripts/content/cross-checks';
import { brokenText, toWrite } from '#scripts/content/kinds';
import type { Content, ContentProblem } from '#scripts/content/lists';
import { schemaOf } from '#scripts/content/schemas';

type Path = ContentProblem['path'];

/**
 * All at once: what is not written, wrong entries, what one says of another, files that cannot be read. Only what follows from a
 * wrong entry waits until that is right: texts made from it that came to nothing, and files that do not load for it.
 */
export function contentProblems(
  content: Content,
  { broken: unparsed = [], failing = [] }: Unreadable = {},
): readonly string[] {
  // A file in a folder before the list that it is read by: the line names where the text is written.
  const files = [...content.keys()].sort((a, b) => depth(b) - depth(a) || a.localeCompare(b));
  const unwritten = findProblems(content, files, (_file, _name, value) =>
    textProblems(value, toWrite, new Set()),
  );
  const wrong = findProblems(content, files, (file, name, value) => {
    const schema = schemaOf(file, name);
    return schema ? schemaProblems(schema, value) : [];
  });
  const first = [...unwritten, ...wrong];
  const seen = new Set<object>();
  const broken =
    first.length > 0
      ? []
      : findProblems(content, files, (_file, _name, value) =>
          textProblems(value, brokenText, seen),
        );
  // References can be judged when all entries are there.
  const absent = unparsed.length + failing.length > 0;
  const cross = absent ? [] : crossProblems(content);
  const listed = linesOf([...first, ...broken, ...cross], content);
  return [...unparsed, ...listed, ...(listed.length === 0 ? failing : [])];
}

export interface Unreadable {
  /** A line for each file that is no TypeScript: nothing else can be the reason. */
  readonly broken?: readonly string[];
  /** A line for each that fails while it loads, which a wrong entry elsewhere may be the reason of. */
  readonly failing?: readonly string[];
}

type Look = (file: string, name: string, value: unknown) => readonly Omit<ContentProblem, 'file'>[];

const findProblems = (content: Content, files: readonly string[], look: Look): ContentProblem[] =>
  files.flatMap((file) =>
    Object.entries(content.get(file) ?? {})
      .filter(([, value]) => typeof value !== 'function')
      .flatMap(([name, value]) =>
        look(file, name, value).map(({ path, message }) => ({
          file,
          path: [name, ...path],
          message,
        })),
      ),
  );

/** Each field once, and entries that two files export by the file in which they are. */
function linesOf(problems: readonly ContentProblem[], content: Content): readonly string[] {
  const byEntry = new Map<string, string>();
  for (const problem of problems) {
    const { name, field } = nameOf(problem.path, content.get(problem.file));
    const key = [name, field].join('\n');
    if (!byEntry.has(key)) byEntry.set(key, line(problem, content));
  }
  return [...byEntry.values()];
}

const depth = (file: string) => file.split('/').length;

function schemaProblems(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, message: issue.message }];
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message }));
  });
}

function textProblems(
  value: unknown,
  pattern: RegExp,
  seen: Set<object>,
  path: Path = [],
): Omit<ContentProblem, 'file'>[] {
  if (typeof value === 'string') {
    const [broken] = pattern.exec(value) ?? [];
    return broken ? [{ path, message: `holds "${broken}", expected words and figures` }] : [];
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return [{ path, message: 'is no number, expected one' }];
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, each]) =>
    textProblems(each, pattern, seen, [...path, key]),
  );
}

function line({ file, path, message }: ContentProblem, content: Content): string {
  const { name, field } = nameOf(path, content.get(file));
  const parts = [`data/${file}`, `entry "${name}"`, field && `field "${field}"`, message];
  return parts.filter(Boolean).join(': ');
}

const namingFields = 'id slug code name title question about language date city label role'.split(
  ' ',
);

/** The innermost entry on the way that has a name, and the field from there; the rows of a list in it have none. */
function nameOf(path: Path, exports: unknown): { name: string; field: string } {
  let value = exports;
  let isNamed = false;
  let name = String(path[0] ?? '');
  let from = 1;
  for (const [index, key] of path.entries()) {
    value = Reflect.get(Object(value), key);
    const own = ownName(value);
    const isEntry = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isEntry || index === 0) {
      if (own && index === 0) name = own;
      continue;
    }
    const numbered = /^\d+$/.test(String(key)) && Array.isArray(parentOf(path, index, exports));
    if (isNamed && !own) continue;
    isNamed = own !== undefined;
    if (own || !numbered) name = own ?? String(key);
    else name = `${String(path[0])}, number ${Number(key) + 1}`;
    from = index + 1;
  }
  const rest = path.slice(from).map(String);
  return { name, field: rest.join('.') };
}

const parentOf = (path: Path, index: number, exports: unknown) =>
  path.slice(0, index).reduce<unknown>((value, key) => Reflect.get(Object(value), key), exports);

function ownName(value: unknown): string | undefined {
  const names = namingFields.map((field) => Reflect.get(Object(value), field));
  return names.find((name): name is string => typeof name === 'string' && name.trim() !== '');
}

const folder = join(import.meta.dirname, '../../data');

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

/** Where a file is broken is in the trace: who imports it only passes that on. */
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
