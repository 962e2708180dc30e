/** Which entries of `data/law.ts` each text rests on: when one changes, these are read again and dated anew. */
import { articles } from '#data/articles';
import { type Faq, faqs } from '#data/faqs';
import type { LawId } from '#data/law';
import { policies } from '#data/policies';
import { syllabiRestOn } from '#data/syllabi/rests-on';

export interface RestingText {
  readonly name: string;
  readonly restsOn: readonly LawId[];
}

const answers: readonly Faq[] = faqs;
const answersRestOn = new Set(answers.flatMap(({ restsOn }) => restsOn ?? []));

export const restingTexts: readonly RestingText[] = [
  ...articles.map(({ id, restsOn }) => ({ name: id, restsOn })),
  ...policies.map(({ slug, restsOn }) => ({ name: slug, restsOn })),
  { name: 'syllabi', restsOn: [...new Set(Object.values(syllabiRestOn).flat())] },
  { name: 'papers', restsOn: [...new Set(Object.values(syllabiRestOn).flat())] },
  { name: 'faqs', restsOn: [...answersRestOn] },
];
