import type { z } from 'zod';
import { byName } from '#scripts/content/kinds';
import { company } from '#scripts/content/schemas/company';
import {
  article,
  caseStudy,
  interviewTopic,
  lawEntry,
  library,
  paper,
  policy,
  tool,
} from '#scripts/content/schemas/library';
import { offers } from '#scripts/content/schemas/offers';
import { webinars } from '#scripts/content/schemas/webinars';

type Schemas = Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>;

const byFile: Schemas = { ...offers, ...webinars, ...company, ...library };

/** Folders with one subject: each file exports an entry of its kind, beside files of helpers. */
const byFolder: Readonly<Record<string, z.ZodType>> = {
  articles: article,
  cases: caseStudy,
  interview: interviewTopic,
  papers: paper,
  policies: policy,
  law: byName(lawEntry),
  tools: tool,
};

/** Words for one page each, and lists that the contract fixes. They are read for sums that came to nothing. */
const prose = [
  'connection-texts.ts',
  'application-choices.ts',
  'downloads.ts',
  'employers.ts',
  'fee-on-day.ts',
  'form-kinds.ts',
  'gst.ts',
  'icon-in-page.ts',
  'phone-length.ts',
  'icon.ts',
  'interests.ts',
  'jobs.ts',
  'module-finder.ts',
  'pictures.ts',
  'practicals.ts',
  'practice.ts',
  'after-registration.ts',
  'resume.ts',
  'resume-template.ts',
  'search.ts',
  'search-words.ts',
  'share.ts',
  'thanks.ts',
  'trust.ts',
];
/** Words of one page, and what the code knows each page and call by. */
const proseFolders = ['job-hunt', 'job-hunt-form', 'addresses', 'company', 'practicals'];
/** Words of a page in a language of its own: `data/job-hunt/te.ts`. */
const ownLanguage = /^[\w-]+\/(?:ta|te)\.ts$/;

/** Functions, types and lists of words beside the entries of a folder. */
const helpers: readonly string[] = [
  'formatting.ts',
  'law/entry.ts',
  'papers/paper.ts',
  'tools/tool.ts',
  'interview/question.ts',
  'articles/article.ts',
  'cases/case-study.ts',
];
const beside = new Set(['letters', 'experiencedResume']);

export function schemaOf(file: string, name: string): z.ZodType | undefined {
  const [folder = '', inside] = file.split('/');
  const own = byFile[file]?.[name];
  if (own || !inside || helpers.includes(file) || beside.has(name)) return own;
  return byFolder[folder];
}

export const hasSchema = (file: string) =>
  file in byFile ||
  prose.includes(file) ||
  helpers.includes(file) ||
  ownLanguage.test(file) ||
  Object.keys(byFolder)
    .concat(proseFolders)
    .includes(file.split('/')[0] ?? '');
