/** PDFs that honest programs write are attached; those in which something may act are held, for a reason in words. */
import { describe, expect, it } from '@jest/globals';
import type { Hold } from '#lib/platform/files/holds';
import { actions } from '#tests/platform/files/pdf/actions';
import { hidden } from '#tests/platform/files/pdf/hidden';
import { withFeatures } from '#tests/platform/files/pdf/honest-features';
import { byPrograms } from '#tests/platform/files/pdf/honest-programs';
import { polyglots, unreadable } from '#tests/platform/files/pdf/unreadable';
import { heldFor, locked, unreadable as unread, verdictOf } from '#tests/platform/files/verdicts';

const reasons = (what: string): Hold => {
  if (/script/.test(what)) return 'script';
  if (/program|file of another|one by a link|file that it carries|share/.test(what))
    return 'launch';
  if (/film|sound|rich annotation|three dimensions/.test(what)) return 'media';
  if (/form of its own kind|one in parts/.test(what)) return 'script';
  if (/draws from another|page of another file/.test(what)) return 'fetches';
  if (/carries|case of files/.test(what)) return 'carries';
  return /(?:sends|fetches) a form/.test(what) ? 'sends' : 'acts';
};

describe('a PDF is held that', () => {
  it.each(Object.entries(actions))('%s', async (what, data) => {
    const hold = /UTF-16|over two lines|stands elsewhere|in a stream/.test(what)
      ? 'script'
      : reasons(what);
    expect(await verdictOf(data)).toEqual(heldFor(hold));
  });
});

describe('a PDF is held that hides a script', () => {
  it.each(
    Object.entries(hidden).filter(
      ([what]) => !/without a table|an encryption that is none/.test(what),
    ),
  )('%s', async (_, data) =>
    expect(await verdictOf(data)).toEqual(heldFor('script', 'launch', 'unclear')),
  );

  it('and is refused where no reader opens it', async () => {
    expect(await verdictOf(hidden['without a table'] as Buffer)).toEqual(unread);
    expect(await verdictOf(hidden['behind an encryption that is none'] as Buffer)).toEqual(locked);
  });
});

describe('a PDF that two programs could read in two ways is held; one that none opens is refused:', () => {
  it.each(Object.entries(unreadable))('%s', async (what, data) => {
    const opens = !/^(?:no page|no catalogue|half of it)$/.test(what);
    expect(await verdictOf(data)).toEqual(opens ? heldFor('unclear') : unread);
  });
});

describe('a PDF that is a file of another kind too is held:', () => {
  it.each(Object.entries(polyglots))('%s', async (_, data) =>
    expect(await verdictOf(data)).toEqual(heldFor('mixed')),
  );
});

describe('a PDF is attached', () => {
  it.each(Object.entries({ ...byPrograms, ...withFeatures }))('%s', async (_, make) =>
    expect(await verdictOf(await make())).toBe('attached'),
  );
});
