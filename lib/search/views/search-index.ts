/** The index in memory: made once in a process, from the texts of the site. */
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { synonyms } from '#data/search-words';
import { lastFeeDay } from '#lib/catalogue/rules/quotation';
import { env } from '#lib/platform/config/env';
import { policyValues } from '#lib/platform/config/policy-values';
import { isoDayInIndia } from '#lib/platform/values/india';
import { processState } from '#lib/platform/values/process-state';
import { own } from '#lib/platform/values/text';
import { type Vocabulary, wordsIn } from '#lib/search/rules';
import { type Entry, entries as written } from '#lib/search/views/entries';
import { isAsked } from '#lib/site/rules/questions';

/** Too common to find anything by. */
const stop = new Set(
  'a an and are as at be by can do does for from get how i if in is it its me my of on or our the their them this to we what when where which who with you your'.split(
    ' ',
  ),
);

/** The form under which a word is indexed: its stem, that of our word for it, or nothing for a stop word. */
export function formOf(word: string): string | null {
  const lower = word.toLowerCase();
  const known = forms().get(lower);
  return known === undefined ? makeForm(lower) : known;
}

/** A cache of word forms: an excerpt needs hundreds at a time. It lives beside the index, for each copy of this module. */
const forms = (): Map<string, string | null> => {
  processState.searchForms ??= new Map();
  return processState.searchForms;
};

const makeForm = (lower: string) =>
  stop.has(lower) ? null : stemmer(own(synonyms, lower) ?? lower);

export interface Index extends Vocabulary {
  /** The day of the fees in it: see `lastFeeDay`. */
  readonly fees: string;
  readonly engine: MiniSearch<Entry>;
  readonly byId: ReadonlyMap<string, Entry>;
  readonly sentences: ReadonlyMap<string, readonly Sentence[]>;
}

export interface Sentence {
  readonly text: string;
  readonly forms: ReadonlySet<string>;
}

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    searchIndex?: Index;
    searchForms?: Map<string, string | null>;
  }
}

/** Made at the first call, in some 100 ms; the start of the site makes that call, and the day on which a fee changes another. */
export function searchIndex(): Index {
  const fees = lastFeeDay(isoDayInIndia(Date.now()));
  if (processState.searchIndex?.fees !== fees) processState.searchIndex = makeIndex(fees);
  return processState.searchIndex;
}

function makeIndex(fees: string): Index {
  const entries = filledIn(policyValues(env())).filter(
    ({ kind, title }) => kind !== 'Questions' || isAsked({ question: title }, env()),
  );
  const engine = new MiniSearch<Entry>({
    fields: ['title', 'text', 'meta', 'also'],
    tokenize: wordsIn,
    processTerm: formOf,
    searchOptions: {
      boost: { title: 8, meta: 2, also: 5 },
      prefix: (term) => term.length > 2,
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  const words = new Map<string, number>();
  for (const { title, text, also = '' } of entries) {
    for (const word of wordsIn(`${title} ${text} ${also}`)) {
      words.set(word, (words.get(word) ?? 0) + 1);
      forms().set(word, makeForm(word));
    }
  }
  engine.addAll(entries);
  return {
    fees,
    engine,
    isKnown: (word) => formOf(word) === null || engine.search(word).length > 0,
    words,
    byLetter: Map.groupBy(
      [...words].flatMap(([word, uses]) => (/^[a-z]+$/.test(word) ? [{ word, uses }] : [])),
      ({ word }) => word.charAt(0),
    ),
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    sentences: new Map(entries.map(({ id, text }) => [id, sentencesIn(text)])),
  };
}

const filledIn = (values: Readonly<Record<string, string>>) =>
  written.map((entry) => ({
    ...entry,
    text: entry.text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
  }));

/** A stop inside a number or a name ends no sentence. */
const sentencesIn = (text: string): readonly Sentence[] =>
  (text.match(/[^.?!]+(?:[.?!](?!\s|$)[^.?!]*)*[.?!]*\s*/g) ?? [text]).map((sentence) => ({
    text: sentence,
    forms: new Set(wordsIn(sentence).map((word) => formOf(word) ?? '')),
  }));
