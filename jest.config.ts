import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { keepTemporaryFilesInMemory, shareEmptyStore } from '#tests/setup/memory-folder';
import { packageFiles } from '#tests/setup/packages';
import { quickTests, storePath, storeTests, writeGroups } from '#tests/setup/test-groups';

// Half past the hour in the east of India's zone: a date read in the server's zone shows at once.
process.env.TZ = 'Asia/Kathmandu';
keepTemporaryFilesInMemory();
shareEmptyStore();

/** Packages without a CommonJS build, which Jest has to translate. */
const modulesOnly = [
  'canonicalize',
  '@scure/base',
  'csv-parse',
  'uqr',
  'stemmer',
  'marked',
  'parse5',
  'htmlparser2',
  'dom(?:handler|utils|elementtype|-serializer)',
  'entities',
  'ical-generator',
  'ical\\.js',
];

const long = '\\.long\\.test\\.ts$';

const shared: Config = {
  testEnvironment: 'node',
  setupFilesAfterEnv: [
    '<rootDir>/tests/setup/console.ts',
    '<rootDir>/tests/setup/inspection.ts',
    '<rootDir>/tests/setup/render-page.tsx',
  ],
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/var/'],
};

const stores: Config = {
  ...shared,
  displayName: 'stores',
  testMatch: storeTests.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
  testPathIgnorePatterns: [long],
  globalSetup: '<rootDir>/tests/setup/postgres.ts',
  globalTeardown: '<rootDir>/tests/setup/postgres-stop.ts',
};

const site: Config = {
  ...shared,
  displayName: 'site',
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/tests/journeys/', storePath.source, long],
};

/** It runs one file a feature, for `npm run check`. Not beside `site`, where the rest would run twice. */
const groups = (): Config => ({
  ...site,
  displayName: 'groups',
  testMatch: writeGroups(quickTests()).map((file) => `<rootDir>/${file}`),
  testPathIgnorePatterns: [],
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/var/(?!test-groups)'],
});

/**
 * These take seconds each: kills, outages, thousands of hostile posts, a copy of the project that is built. They run
 * in `npm run test:all`, or by `npx jest PATH --selectProjects long`, or where a file is named whole.
 */
const longTests: Config = {
  ...stores,
  displayName: 'long',
  testMatch: ['<rootDir>/tests/**/*.long.test.ts'],
  testPathIgnorePatterns: [],
};

const asksForLong = process.argv.some((word) => word === 'long' || /\.long\b/.test(word));

async function withNext(config: Config): Promise<Config> {
  const made = await nextJest({ dir: './' })(config)();
  return {
    ...made,
    moduleNameMapper: { ...made.moduleNameMapper, ...(await packageFiles()) },
    transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`, '\\.cjs$'],
  };
}

export default async function config(): Promise<Config> {
  const quick = process.argv.includes('groups') ? groups() : site;
  return {
    maxWorkers: 2,
    // Ends what hangs, and judges nobody's speed: a busy machine takes long for a thousand durable writes.
    testTimeout: 60_000,
    projects: await Promise.all([stores, quick, ...(asksForLong ? [longTests] : [])].map(withNext)),
  };
}
