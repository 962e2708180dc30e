/**
 * Makes ready what lists of applications are ranked from. The first two after a start take three times as long as the
 * others, since the engine has compiled nothing and the file is read: so they are ranked before anybody asks.
 */
import { experiences, languages, skills, workPreferences } from '#data/application-choices';
import { termsOf } from '#lib/server/placement/read-terms';
import type { Site } from '#lib/server/site';
import type { Store } from '#lib/server/store/store';
import type { VacancyTerms } from '#lib/shared/placement/terms';

/** Applications read at once: others have their turn between two parts. */
const atOnce = 100;
const slowRankings = 2;

/** Asks for all that can be asked for. */
const terms: VacancyTerms = {
  ...termsOf([]),
  city: 'Chennai',
  payFrom: 25_000,
  payTo: 30_000,
  preference: workPreferences[0],
  experience: [experiences[0]],
  skills: skills.slice(0, 2),
  languages: languages.slice(0, 2),
  atLeast: { gst: 5 },
  certificates: [1],
  from: '2027-01-04',
};

/** What was sent before there were facts; a store from before has all of them to do, a part at a time. */
export async function deriveMissing(
  store: Pick<Store, 'listUnderived' | 'deriveFacts'>,
  isOver = () => false,
): Promise<void> {
  const left = await store.listUnderived();
  for (let from = 0; from < left.length && !isOver(); from += atOnce) {
    await store.deriveFacts(left.slice(from, from + atOnce));
  }
}

export async function prepareLists(
  { store }: Pick<Site, 'store'>,
  isOver: () => boolean,
): Promise<void> {
  await deriveMissing(store, isOver);
  for (let each = 0; each < slowRankings && !isOver(); each += 1) {
    await store.rankApplications('', terms, 1, 1);
  }
}
