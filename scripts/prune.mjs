// Neither building nor serving reads these files of packages: 395 of 740 MB. `npm test` and `npm
// run dev` install everything again. A name of Next's that is gone in a later release costs nothing
// but space.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every package has maps for debuggers, types, and texts for people. */
const everywhere = /\.(?:map|d\.[mc]?ts|flow|md|markdown)$/;
/** Next asks whether these are there, and who copies a package has to say whose it is. */
const kept = /^@types\/[^/]+\/index\.d\.ts$|(?:^|\/)(?:licen[cs]e|notice|copying)[^/]*$/i;

/** Node takes the names that these packages give off their development half, whichever it runs. */
const namesRead = /^react(?:-dom)?\/cjs\/react(?:-jsx-runtime|-dom)?\.development\.js$/;

const unread = [
  // Headers for compiling add-ons, and the second name of the program that lies in node/bin.
  /^node\/node_modules\/[^/]+\/(?:include|share|bin)$/,
  // Pictures made at run time, Next's own end-to-end tests, and the program that compares types.
  /^(?:@img|sharp|playwright|playwright-core|@typescript)$/,
  // For development, for experiments, and for the bundler that is not used.
  /^next\/dist\/(?:docs|bundle-analyzer)$/,
  /^next\/dist\/compiled\/(?:next-devtools|[^/]+-experimental)$/,
  /^next\/dist\/compiled\/next-server\/.*(?:\.dev|-experimental\.runtime\.prod)\.js$/,
  /^(?:next\/dist\/compiled\/)?(?:react|react-dom|scheduler)\/cjs\/.*\.development\.js$/,
  /^(?:next\/dist\/compiled\/)?react-dom\/cjs\/.*\.profiling\.js$/,
  /^next\/dist\/compiled\/(?:babel-packages|terser|webpack\/bundle5\.js)$/,
  // The compiler is asked for its name alone.
  /^(?:typescript\/(?:dist|vendor)|styled-jsx\/dist\/babel)$/,
  // Packages come with their tests, and with sources where they are built.
  /^(?:@[^/]+\/)?[^/]+\/(?:tests?|bench|benchmarks?|examples?)$/,
  /^(?:zod\/src|ajv\/lib|fontkit\/src|pdfkit\/\.yarn|@(?:cantoo\/pdf-lib|swc\/helpers)\/src)$/,
  // These are for browsers and for loaders other than ours, or parts that we do not import.
  /^docx\/dist\/(?!index\.mjs$)/,
  /^@cantoo\/pdf-lib\/(?:cjs|ts3\.4|dist\/pdf-lib.*)$/,
  /^(?:csv-parse|minisearch)\/dist\/(?:iife|umd)$/,
  /^(?:fontkit|@embedpdf\/pdfium)\/dist\/(?:.*\.)?browser\b/,
  /^pdfkit\/js\/pdfkit\.(?:browser|standalone)\./,
  /^(?:axios\/dist\/(?!node\b)|(?:culori\/bundled|brotli\/build|unicode-trie\/node_modules\/pako\/dist)$)/,
  /^@hookform\/resolvers\/(?!zod\b|dist\b|package\.json$)/,
  /^caniuse-lite\/data\/(?:regions|features)$/,
];

export function prune(modules) {
  const look = (folder) => {
    for (const entry of readdirSync(join(modules, folder), { withFileTypes: true })) {
      const place = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (namesRead.test(place)) continue;
      if (unread.some((pattern) => pattern.test(place)))
        rmSync(join(modules, place), { recursive: true });
      else if (entry.isDirectory()) look(place);
      else if (everywhere.test(place) && !kept.test(place)) rmSync(join(modules, place));
    }
  };
  look('');
}

/** Megabytes on the disk; a file with two names counts once. */
export function installedMegabytes(modules) {
  const seen = new Set();
  let bytes = 0;
  const look = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) look(path);
      else if (entry.isFile()) {
        const { ino, blocks } = statSync(path);
        if (!seen.has(ino)) bytes += blocks * 512;
        seen.add(ino);
      }
    }
  };
  look(modules);
  return bytes / 1024 / 1024;
}
