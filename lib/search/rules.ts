/**
 * A query is reduced to words of the site, with slips corrected where there is one nearest word; a number leads to
 * its page.
 */

import { certificatePath, routes } from '#data/addresses/routes';
import { tamilPage } from '#data/job-hunt/ta';
import { teluguPage } from '#data/job-hunt/te';
import { fillers, meanings, phrases } from '#data/search-words';
import { readCertificateNumber } from '#lib/certificates/rules';
import { isMistypedReference, readReference } from '#lib/platform/values/reference';
import { own } from '#lib/platform/values/text';
import type { Lead } from '#lib/search/words';

/** GSTR-2B is found by gstr, by 2b and by gstr-2b. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    // Joiners within a word of Telugu or Tamil are no letters, nor is what else is not seen.
    .replace(/\p{DI}/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The words of the site, by which a query is read. */
export interface Vocabulary {
  /** A word of the texts, the beginning of one, or too common to be asked for. */
  readonly isKnown: (word: string) => boolean;
  /** As they are written, and how often: typing errors are far from stems and near to words. */
  readonly words: ReadonlyMap<string, number>;
  /** Those of Latin letters alone, by the first one. */
  readonly byLetter: ReadonlyMap<string, readonly { word: string; uses: number }[]>;
}

interface Asked {
  readonly words: string;
  /** Absent where the query was read as typed. */
  readonly corrected?: string;
  /** Another reading, as near as the one that was taken. */
  readonly meant?: string;
  /** One that is too bold to be taken unasked: for where nothing is found. */
  readonly bold?: string;
}

export function readQuery(query: string, vocabulary: Vocabulary): Asked {
  const typed = withPhrases(wordsIn(query));
  const sought = typed.filter((word) => !fillers.has(word) || vocabulary.isKnown(word));
  const chosen = sought.length > 0 ? sought : typed;
  const readings = chosen.map((word) => readWord(word, vocabulary));
  const words = together(readings.map(({ asked }) => asked));
  const corrected = together(readings.map((reading) => reading.corrected));
  const other = together(readings.map((reading) => reading.other ?? reading.corrected));
  const bold = together(readings.map((reading) => reading.bold ?? reading.corrected));
  return {
    words,
    ...(corrected !== together(chosen) && { corrected }),
    ...(other !== corrected && { meant: other }),
    ...(bold !== corrected && { bold }),
  };
}

function withPhrases(typed: readonly string[]): string[] {
  let text = ` ${typed.join(' ')} `;
  for (const [phrase, meaning] of Object.entries(phrases))
    text = text.replaceAll(` ${phrase} `, ` ${meaning} `);
  return wordsIn(text);
}

const together = (words: readonly string[]) => [...new Set(words)].join(' ');

function readWord(word: string, vocabulary: Vocabulary): Reading {
  const meaning = own(meanings, word) ?? endlessMeaning(word);
  if (meaning) return { asked: meaning, corrected: meaning };
  if (vocabulary.isKnown(word)) return { asked: word, corrected: word };
  const isLatin = /^[a-z]+$/.test(word);
  const near = isLatin ? knownWordsLike(word, vocabulary) : [];
  const parts = (near[0]?.slips ?? 2) > 1 ? partsOf(word, vocabulary) : undefined;
  return parts ? { asked: parts, corrected: word } : corrected(word, near);
}

/** Tamil and Telugu words carry their endings: the longest word of ours that this one begins with. */
function endlessMeaning(word: string): string | undefined {
  if (/[a-z\d]/.test(word)) return undefined;
  const letters = [...word];
  for (let length = letters.length - 1; length >= 3; length -= 1) {
    const meaning = own(meanings, letters.slice(0, length).join(''));
    if (meaning) return meaning;
  }
  return undefined;
}

/** "gstr3b" is GSTR-3B, "bankreconciliation" two words: where the site knows both. */
function partsOf(word: string, { words }: Vocabulary): string | undefined {
  const cuts = /^[a-z]+\d/.test(word)
    ? [word.search(/\d/)]
    : Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3);
  const isPart = (part: string) => (words.get(part) ?? 0) > 1 || /^\d+$/.test(part);
  const cut = cuts.find((at) => isPart(word.slice(0, at)) && isPart(word.slice(at)));
  return cut === undefined ? undefined : `${word.slice(0, cut)} ${word.slice(cut)}`;
}

/** One word of the query: what it is asked as, and what a visitor is notified of it. */
interface Reading {
  readonly asked: string;
  readonly corrected: string;
  readonly other?: string;
  readonly bold?: string;
}

interface Candidate {
  readonly word: string;
  readonly slips: number;
  readonly uses: number;
}

/** How much oftener a word is used than the next one as near, to be what was meant. */
const clearly = 3;

function corrected(word: string, [first, second]: readonly Candidate[]): Reading {
  if (!first) return { asked: word, corrected: word };
  if (first.slips > (word.length < 8 ? 1 : 2))
    return { asked: word, corrected: word, bold: first.word };
  const isTie =
    second !== undefined && second.slips === first.slips && second.uses * clearly > first.uses;
  return { asked: first.word, corrected: first.word, ...(isTie && { other: second.word }) };
}

/**
 * Which word of the site was meant by one that it does not know: how many slips are forgiven, by its length. Words of
 * the site that few slips make of this one, the likeliest first.
 */
function knownWordsLike(word: string, { byLetter }: Vocabulary): Candidate[] {
  const most = word.length < 6 ? 1 : word.length < 9 ? 2 : 3;
  const [one = '', two = ''] = word;
  const found: Candidate[] = [];
  // A slip in the first letter usually swaps it with the second.
  const swapped = (byLetter.get(two) ?? []).filter(({ word: each }) => each[1] === one);
  for (const { word: each, uses } of [...(byLetter.get(one) ?? []), ...swapped]) {
    if (Math.abs(each.length - word.length) > most) continue;
    // A letter doubled, or not, is half a slip.
    const slips = undoubled(each) === undoubled(word) ? 0.5 : slipsBetween(word, each, most);
    // A short word is near to many: only letters that changed places, or one too many, are a slip.
    if (slips > most || (word.length < 4 && !isSwap(word, each))) continue;
    if (slips > 1 && uses < 2) continue;
    found.push({ word: each, slips, uses });
  }
  return found.sort((a, b) => a.slips - b.slips || b.uses - a.uses);
}

const undoubled = (word: string) => word.replace(/(.)\1/g, '$1');

const isSwap = (word: string, other: string) =>
  word.length === other.length && [...word].sort().join('') === [...other].sort().join('');

/** Letters changed, left out, added or swapped with their neighbour; anything above `most` once it is more. */
function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? most + 1;
}

/** Undefined for any other words. Whether a number is known, its own page says. */
export function leadOf(query: string): Lead | undefined {
  return certificateLead(query) ?? referenceLead(query) ?? paperLead(query) ?? languageLead(query);
}

function certificateLead(query: string): Lead | undefined {
  const read = readCertificateNumber(query);
  if ('number' in read) {
    return {
      title: `Check the certificate ${read.number}`,
      text: 'Whether it is genuine, what it is for, and its date.',
      href: certificatePath(read.number),
    };
  }
  if (read.problem !== 'wrong-check') return undefined;
  return {
    title: 'Check a certificate',
    text: 'This looks like a certificate number with one character mistyped: please compare it with the certificate.',
    href: routes.verify,
  };
}

function referenceLead(query: string): Lead | undefined {
  if (isMistypedReference(query)) {
    return {
      title: 'Ask us about your enquiry',
      text: 'This looks like an enquiry reference with one character mistyped: please compare it with our mail.',
      href: routes.contactUs,
    };
  }
  // Seven letters alone may be a word.
  const read = /\d/.test(query) || /^\s*hoa/i.test(query) ? readReference(query) : undefined;
  if (!read || !('reference' in read)) return undefined;
  return {
    title: `Ask us about ${read.reference}`,
    text: 'This is the reference of an enquiry. To open its page, use the link in the mail that we sent you. If you do not have the mail, call or write to us with the reference number.',
    href: routes.contactUs,
  };
}

/** A lead for the number of a document, which alone opens nothing. */
function paperLead(query: string): Lead | undefined {
  if (/^\s*q-?\d{8}-?[a-z\d]{4}\s*$/i.test(query)) {
    return {
      title: 'Make a quotation',
      text: 'A quotation cannot be opened by its number: open the link shared with you, or make it again.',
      href: routes.quotation,
    };
  }
  if (/^\s*(hoa|cn)[/-]\d{2}-\d{2}[/-]\d{3,5}\s*$/i.test(query)) {
    return {
      title: 'Ask us about your invoice',
      text: 'This is the number of an invoice or credit note. To open it, use the link in the mail that confirmed the payment.',
      href: routes.contactUs,
    };
  }
  return undefined;
}

function languageLead(query: string): Lead | undefined {
  if (/\p{Script=Tamil}/u.test(query)) {
    return {
      title: tamilPage.title,
      text: 'The free webinar for accountants who are looking for work, in Tamil. The other pages are in English.',
      href: routes.jobHunt,
      language: 'ta',
    };
  }
  if (!/\p{Script=Telugu}/u.test(query)) return undefined;
  return {
    title: teluguPage.title,
    text: 'The free webinar for accountants who are looking for work, in Telugu. The other pages are in English.',
    href: routes.jobHuntTelugu,
    language: 'te',
  };
}
