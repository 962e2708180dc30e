/** `npm run content`: every entry that is still a sample, every claim without its basis or date, and law not checked for half a year. */
import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Claim, claims } from '#data/claims';
import { law } from '#data/law';
import { restingTexts } from '#data/rests-on';
import { lawToCheck } from '#scripts/law-to-check';
import { sampleEntries } from '#scripts/sample-entries';

const folder = fileURLToPath(new URL('../data/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .sort();

const seen = new Set<object>();
const samples = new Map<string, string[]>();
for (const file of files) {
  const names = sampleEntries(await import(pathToFileURL(`${folder}${file}`).href), seen);
  if (names.length > 0) samples.set(`data/${file}`, names);
}

const unfounded = Object.values<Claim>(claims).flatMap(({ label, figure, basis, asOf }) => {
  const lacks = [basis ? [] : 'how it was counted', asOf ? [] : 'when'].flat();
  return lacks.length > 0 ? [`${label}, ${figure}: lacks ${lacks.join(' and ')}`] : [];
});

list('Sample entries (shown in trial mode, left out of a public build)', samples);
list('Claims', new Map(unfounded.length > 0 ? [['data/claims.ts', unfounded]] : []));
const old = lawToCheck(law, restingTexts, new Date());
list('Law to check again', new Map(old.length > 0 ? [['data/law.ts', old]] : []));

function list(title: string, byFile: ReadonlyMap<string, readonly string[]>) {
  console.log(`${title}: ${[...byFile.values()].flat().length || 'none'}`);
  for (const [file, lines] of byFile) console.log([`\n  ${file}`, ...lines].join('\n    '));
  console.log('');
}
