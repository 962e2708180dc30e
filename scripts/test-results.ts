import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Result {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** The start of a message that may hold a whole page: enough to recognise the error. */
const shownLines = 12;

const failure = (name: string, message = '') =>
  [name, ...stripVTControlCharacters(message).trim().split('\n').slice(0, shownLines)]
    .filter(Boolean)
    .join('\n    ');

/** A check that has no tests of its own counts as one. */
export const checkResult = (ok: boolean, name: string): Result =>
  ok ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };

/** The report in `file`; a runner that failed without a failed test counts as one failure. */
export function reportedResult(
  ok: boolean,
  file: string,
  read: (report: string) => Result,
): Result {
  try {
    const { passed, failures } = read(readFileSync(file, 'utf8'));
    if (ok || failures.length > 0) return { passed, failures };
    return { passed, failures: [`${file}: its runner failed without a failed test`] };
  } catch (error) {
    return { passed: 0, failures: [`no report of ${file}: ${error}`] };
  }
}

interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Reads Jest's `--json`. A file that could not run counts as one failure. */
export function readJest(report: string): Result {
  const { numPassedTests, testResults }: JestReport = JSON.parse(report);
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages[0]));
    return failed.length === 0 && status === 'failed' ? [failure(file, message)] : failed;
  });
  return { passed: numPassedTests, failures };
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
  readonly stats: { readonly expected: number };
}

const specsOf = (suite: Suite): Suite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** Reads Playwright's `json` reporter. A test that passes at its second try has failed. */
export function readPlaywright(report: string): Result {
  const { suites, errors, stats }: PlaywrightReport = JSON.parse(report);
  const failures = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error)?.error?.message;
        return failure(`[${projectName}] ${file}:${line} › ${title}`, message);
      }),
  );
  const outside = errors.map(({ message }) => failure('outside of the tests', message));
  return { passed: stats.expected, failures: [...failures, ...outside] };
}

/** Reads the output of a script that writes a line for each promise, and `: N passed, N failed` at its end. */
export function readPromises(ok: boolean, script: string, output: string): Result {
  const [, passed = '0', failed = '0'] = /: (\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  const named = output.split('\n').filter((line) => line.startsWith('FAILED'));
  const failures = named.map((line) => `${script}: ${line.replace(/^FAILED\s+/, '')}`);
  while (failures.length < Number(failed)) failures.push(`${script}: a promise without a name`);
  if (!ok && failures.length === 0) failures.push(`${script}: ended before its count`);
  return { passed: Number(passed), failures };
}
