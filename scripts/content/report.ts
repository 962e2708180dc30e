import { isDeepStrictEqual } from 'node:util';
import { claims } from '#data/claims';
import { holidayYears } from '#data/holidays';
import { law } from '#data/law';
import { restingTexts } from '#data/rests-on';
import { unfoundedClaims } from '#lib/shared/company/claims';
import { unlistedYear } from '#lib/shared/enquiries/rules/hours';
import {
  datedTexts,
  readRecorded,
  renewed,
  staleDates,
  writeRecorded,
} from '#scripts/content/dated-texts';
import type { Content } from '#scripts/content/lists';
import { awaited, lawToCheck, sampleEntries } from '#scripts/content/open-items';

/** What awaits somebody, by file; `today` is the day in India. Says whether every text has its date, and every year soon to be needed its holidays. */
export function report(content: Content, today: string): boolean {
  const before = readRecorded();
  const recorded = renewed(datedTexts, before, today);
  // On a host the code may be read-only.
  if (!isDeepStrictEqual(before, recorded)) writeRecorded(recorded);
  const stale = staleDates(datedTexts, recorded);
  const seen = new Set<object>();
  const asked = new Set<object>();
  const marked = (mark: 'sample' | 'toConfirm', known: Set<object>) =>
    [...content].map(([file, exports]): [string, string[]] => [
      `data/${file}`,
      sampleEntries(exports, known, mark),
    ]);

  list('Texts to date anew', [['data', stale]]);
  list('Sample entries (shown in trial mode, left out of a public build)', marked('sample', seen));
  list(
    'To be confirmed by the provider (shown; correct it or take the mark away)',
    marked('toConfirm', asked),
  );
  const unlisted = unlistedYear(today);
  list('Years without their holidays (promises of a call need them)', [
    [
      'data/holidays.ts',
      unlisted ? [`${unlisted}: add the year with its days and its sources`] : [],
    ],
  ]);
  list('Awaited from others', [['data/holidays.ts', awaited(holidayYears)]]);
  list('Claims that lack their basis or date (not drawn in a public build)', [
    ['data/claims.ts', unfoundedClaims(Object.values(claims))],
  ]);
  list('Law to check again', [['data/law.ts', lawToCheck(law, restingTexts, new Date())]]);
  return stale.length === 0 && unlisted === undefined;
}

function list(title: string, byFile: readonly (readonly [string, readonly string[]])[]) {
  console.log(`${title}: ${byFile.flatMap(([, lines]) => lines).length || 'none'}`);
  for (const [file, lines] of byFile)
    if (lines.length > 0) console.log([`\n  ${file}`, ...lines].join('\n    '));
  console.log('');
}
