// What neither building nor serving reads of the packages it needs: 300 of 650 MB. `npm test` and `npm run dev` install
// everything anew. A name of Next's that is gone in a later release costs nothing but room.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Of every package: maps for debuggers, types, and what people read. */
const everywhere = /\.(?:map|d\.[mc]?ts|flow|md|markdown)$/;
/** Next asks whether these are there, and who copies a package has to say whose it is. */
const kept = /^(?:@types|typescript)\/|(?:^|\/)(?:licen[cs]e|notice|copying)[^/]*$/i;

const unread = [
  // Headers for compiling add-ons, and the second name of the program that lies in node/bin.
  /^node\/node_modules\/[^/]+\/(?:include|share|bin)$/,
  // Pictures made at run time, Next's own journeys, and the program that compares types.
  /^(?:@img|sharp|playwright|playwright-core|@typescript)$/,
  // For development, for experiments, and for the bundler that is not used.
  /^next\/dist\/(?:docs|bundle-analyzer)$/,
  /^next\/dist\/compiled\/(?:next-devtools|[^/]+-experimental)$/,
  /^next\/dist\/compiled\/next-server\/.*(?:\.dev|-experimental\.runtime\.prod)\.js$/,
  /^(?:next\/dist\/compiled\/)?(?:react|react-dom|scheduler)\/cjs\/.*\.development\.js$/,
  /^(?:zod\/src|bintrees\/test)$/,
  /^caniuse-lite\/data\/(?:regions|features)$/,
];

/** Removes it. `modules` is the folder node_modules. */
export function prune(modules) {
  const look = (folder) => {
    for (const entry of readdirSync(join(modules, folder), { withFileTypes: true })) {
      const place = folder === '' ? entry.name : `${folder}/${entry.name}`;
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
