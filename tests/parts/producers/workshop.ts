/** Where a producer works: its folder, the sources that it is given, and programs that have to succeed. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type Resume, resumeOf } from '#tests/parts/producers/resumes';

/** A file as somebody has it on their disk, and what is to be read of it. */
export interface Made {
  readonly file: string;
  /** In each order in which it may be read; none for a scan, which has no text. */
  readonly texts: readonly string[];
}

export interface Workshop {
  /** No other producer writes here. */
  readonly folder: string;
  readonly photo: string;
  /** Gives the files of another producer, to be rewritten. */
  readonly from: (producer: string) => Promise<readonly Made[]>;
}

export interface Producer {
  /** The program, and which of its ways of making files. */
  readonly name: string;
  readonly make: (workshop: Workshop) => Promise<readonly Made[]>;
}

const start = promisify(execFile);

/** A program that has to succeed; nothing of it reaches the network, and each has a home of its own. */
export async function run(
  { folder }: Pick<Workshop, 'folder'>,
  program: string,
  words: readonly string[],
  { input, env }: { readonly input?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const running = start(program, words, {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder, QT_QPA_PLATFORM: 'offscreen', ...env },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 240_000,
  });
  if (input !== undefined) running.child.stdin?.end(input);
  await running;
}

export const resumes = (first: number, count: number): readonly Resume[] =>
  Array.from({ length: count }, (_, at) => resumeOf(first + at));

/** Each resume written as a source; gives the paths in the same order. */
export function sources(
  folder: string,
  all: readonly Resume[],
  ending: string,
  write: (resume: Resume) => string,
): readonly string[] {
  return all.map((resume) => {
    const file = join(folder, `${resume.id}.${ending}`);
    writeFileSync(file, write(resume));
    return file;
  });
}

export const withEnding = (file: string, ending: string) =>
  `${basename(file).replace(/\.[^.]+$/, '')}.${ending}`;

export const python = (task: 'pdfs' | 'words', workshop: Workshop, tasks: readonly object[]) =>
  run(workshop, '/usr/bin/python3', [join(process.cwd(), `tests/parts/producers/${task}.py`)], {
    input: JSON.stringify(tasks),
  });
