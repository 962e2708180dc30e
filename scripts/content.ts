/** `npm run content`: samples, what the provider has to confirm, claims without basis or date, and law not checked for half a year. */
import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { claims } from '#data/claims';
import { law } from '#data/law';
import { restingTexts } from '#data/rests-on';
import { unfoundedClaims } from '#lib/claims';
import { lawToCheck } from '#scripts/law-to-check';
import { sampleEntries } from '#scripts/sample-entries';

const folder = fileURLToPath(new URL('../data/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .sort();

const seen = new Set<object>();
const asked = new Set<object>();
const samples = new Map<string, string[]>();
const toConfirm = new Map<string, string[]>();
for (const file of files) {
  const content = await import(pathToFileURL(`${folder}${file}`).href);
  const names = sampleEntries(content, seen);
  if (names.length > 0) samples.set(`data/${file}`, names);
  const open = sampleEntries(content, asked, 'toConfirm');
  if (open.length > 0) toConfirm.set(`data/${file}`, open);
}

const unfounded = unfoundedClaims(Object.values(claims));

list('Sample entries (shown in trial mode, left out of a public build)', samples);
list('To be confirmed by the provider (shown; correct it or take the mark away)', toConfirm);
list(
  'Claims that lack their basis or date (not drawn in a public build)',
  new Map(unfounded.length > 0 ? [['data/claims.ts', unfounded]] : []),
);
const old = lawToCheck(law, restingTexts, new Date());
list('Law to check again', new Map(old.length > 0 ? [['data/law.ts', old]] : []));

function list(title: string, byFile: ReadonlyMap<string, readonly string[]>) {
  console.log(`${title}: ${[...byFile.values()].flat().length || 'none'}`);
  for (const [file, lines] of byFile) console.log([`\n  ${file}`, ...lines].join('\n    '));
  console.log('');
}
