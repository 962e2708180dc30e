/** Advice follows from rules that can be said in a sentence. */
import { emptyWords, workLines } from '#data/resume';
import type { FieldValues, Rows } from '#lib/resume/rules/fields';
import type { Errors, Resume } from '#lib/resume/rules/parts';
import { readResume } from '#lib/resume/rules/read';
import { type Sheet, sheetOf } from '#lib/resume/rules/sections';

interface Advice {
  readonly about: string;
  readonly text: string;
}

/** By the name of the field that it is below; only for what was typed. */
export function adviceFor(values: FieldValues): Readonly<Record<string, Advice>> {
  const all: Record<string, Advice> = {};
  for (const [field, typed] of Object.entries(values)) {
    const advice = typed.trim() ? adviceOf(field, typed, values) : undefined;
    if (advice) all[field] = advice;
  }
  return all;
}

function adviceOf(field: string, typed: string, values: FieldValues): Advice | undefined {
  if (hasOtherScript(typed)) {
    return {
      about: 'Other letters:',
      text: 'the PDF cannot print some of these letters. The Word file can.',
    };
  }
  if (field === 'basics.label') return aboutHeadline(typed);
  if (/^work\.\d+\.highlights$/.test(field)) return aboutWork(typed);
  const [, row] = /^work\.(\d+)\.position$/.exec(field) ?? [];
  if (row && !values[`work.${row}.startDate`]?.trim()) {
    return { about: 'From when to when?', text: 'The month and the year are enough.' };
  }
  return undefined;
}

function aboutHeadline(typed: string): Advice {
  if (emptyWords.test(typed)) {
    return {
      about: 'Anybody could write this:',
      text: 'say what you are, what you can do, and which job you want.',
    };
  }
  if (typed.trim().split(/\s+/).length < 5) {
    return { about: 'A few words more:', text: 'what can you do, and which job do you want?' };
  }
  return {
    about: 'A good line.',
    text: '“Looking for a challenging position” would say nothing.',
  };
}

function aboutWork(typed: string): Advice {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const responsible = lines.find((line) => /responsible for|worked on|involved in/i.test(line));
  if (responsible) {
    return {
      about: 'Begin with what you did:',
      text: '“Filed”, “Matched”, “Closed”, in place of “Responsible for”.',
    };
  }
  const bare = lines.find((line) => !/\p{N}/u.test(line.replace(/GSTR?-?\d\w?|26Q|24Q/gi, '')));
  if (bare) {
    const line = workLines.find(({ about }) => about.test(bare))?.line;
    return { about: 'Numbers persuade:', text: `how many bills or vouchers a day? “${line}.”` };
  }
  return { about: 'Good lines:', text: 'each says how much or how often.' };
}

/** Letters of scripts that the page's typeface is not made for. */
const hasOtherScript = (typed: string) => otherScript.test(typed);
const printed =
  'Latin Tamil Telugu Devanagari Malayalam Kannada Gurmukhi Bengali Gujarati Oriya Meetei_Mayek Ol_Chiki Arabic Greek Cyrillic';
const otherScript = new RegExp(
  `[^${printed.replace(/\w+ ?/g, (name) => `\\p{Script=${name.trim()}}`)}\\P{L}]`,
  'u',
);

export type Checks = Readonly<Record<string, { readonly name: string; readonly date: string }>>;

export function previewOf(values: FieldValues, checks: Checks, now: number): Sheet | undefined {
  const resume = readable(values);
  if (!resume) return undefined;
  const certificates = resume.certificates.flatMap((each) => {
    if (each.number === '') return [each];
    const found = checks[each.number];
    return found ? [{ ...each, ...found }] : [];
  });
  return sheetOf({ ...resume, certificates }, now);
}

function readable(values: FieldValues): Resume | undefined {
  const read = readResume(values);
  if ('ok' in read) return read.ok;
  const right = Object.entries(values).filter(([name]) => !(name in read.errors));
  const again = readResume({ 'basics.name': 'Your name', ...Object.fromEntries(right) });
  return 'ok' in again ? again.ok : undefined;
}

/** The server renders it too, where React has no context. */
export interface ResumeFormState {
  /** The values of the fields when they are rendered; after that the page holds them. */
  readonly values: FieldValues;
  readonly errors: Errors;
  readonly rows: Rows;
  readonly advice: Readonly<Record<string, Advice>>;
  readonly checks: Checks;
  readonly typed: FieldValues;
}
