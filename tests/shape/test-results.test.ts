import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readJest, readPlaywright, readPromises, reportedResult } from '#scripts/test-results';

test('a failed unit test is named with its file and its first lines, a file that cannot run too', () => {
  const report = JSON.stringify({
    numPassedTests: 2,
    testResults: [
      {
        name: join(process.cwd(), 'tests/catalogue/cart.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'adds up',
            failureMessages: ['\u001b[31m3, not 4\u001b[0m'],
          },
        ],
      },
      {
        name: join(process.cwd(), 'tests/broken.test.ts'),
        status: 'failed',
        message: 'Unexpected token',
        assertionResults: [],
      },
    ],
  });
  expect(readJest(report)).toEqual({
    passed: 2,
    failures: [
      'tests/catalogue/cart.test.ts › adds up\n    3, not 4',
      'tests/broken.test.ts\n    Unexpected token',
    ],
  });
});

test('a journey that passes at its second try only is named as failed', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'cart.journey.ts',
    line: 7,
    tests: [{ projectName: 'guard', status, results: [{ error: message && { message } }, {}] }],
  });
  const report = JSON.stringify({
    errors: [],
    stats: { expected: 1 },
    suites: [
      {
        specs: [spec('is empty', 'expected')],
        suites: [{ specs: [spec('is filled', 'flaky', 'timed out')] }],
      },
    ],
  });
  expect(readPlaywright(report)).toEqual({
    passed: 1,
    failures: ['[guard] cart.journey.ts:7 › is filled\n    timed out'],
  });
});

test('a promise that does not hold is named; a script that ended early counts as one', () => {
  const output = 'ok one\nFAILED two: 1 instead of 2\n\nhosts: 1 passed, 1 failed\n';
  expect(readPromises(false, 'hosts', output)).toEqual({
    passed: 1,
    failures: ['hosts: two: 1 instead of 2'],
  });
  expect(readPromises(false, 'hosts', 'ok one\n').failures).toHaveLength(1);
});

test('a runner that fails without a failed test, or without a report, counts as one', () => {
  const file = join(tmpdir(), 'report.json');
  const passing = () => ({ passed: 3, failures: [] });
  expect(reportedResult(false, file, passing).failures).toEqual([
    expect.stringContaining(`no report of ${file}`),
  ]);
  writeFileSync(file, '{}');
  expect(reportedResult(true, file, passing)).toEqual({ passed: 3, failures: [] });
  expect(reportedResult(false, file, passing).failures).toEqual([
    expect.stringContaining('failed without a failed test'),
  ]);
});
