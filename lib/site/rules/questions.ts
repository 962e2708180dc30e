/**
 * The questions that a host shows: of work abroad only where somebody may be recruited for it; on the home page what
 * people ask first, then the rest, and privacy last.
 */
import { type Faq, faqs } from '#data/faqs';
import { askedFirst } from '#data/home';

interface Known {
  readonly OVERSEAS_AGENT_REGISTRATION?: string | undefined;
}

const ofWorkAbroad = 'What should I check before accepting a job in Dubai?';

export const isAsked = ({ question }: Pick<Faq, 'question'>, env: Known): boolean =>
  question !== ofWorkAbroad || Boolean(env.OVERSEAS_AGENT_REGISTRATION);

export const questionsOf = (category: Faq['category'], env: Known): readonly Faq[] =>
  faqs.filter((faq) => faq.category === category && isAsked(faq, env));

const ofPrivacy = /\b(?:data|details I type|track|consent)\b/;

export function homeQuestions(): readonly Faq[] {
  const first = askedFirst.flatMap(
    (question) => faqs.find((faq) => faq.question === question) ?? [],
  );
  const rest = faqs.filter((faq) => faq.category === 'general' && !first.includes(faq));
  return [
    ...first,
    ...rest.filter(({ question }) => !ofPrivacy.test(question)),
    ...rest.filter(({ question }) => ofPrivacy.test(question)),
  ];
}

/** By the words of a question, the first that fits; the rest are about HOA. */
const subjects = [
  ['Money', /\b(?:pay|fees)\b/],
  ['Your data', ofPrivacy],
  ['Applying and forms', /\b(?:apply|form|register|account)\b/],
] as const;

/** The questions of the home page under their headings, in the order in which both are shown. */
export function questionsBySubject(): readonly (readonly [string, readonly Faq[]])[] {
  const groups = Map.groupBy(
    homeQuestions(),
    ({ question }) => subjects.find(([, words]) => words.test(question))?.[0] ?? 'About HOA',
  );
  const headings = ['Money', 'Applying and forms', 'About HOA', 'Your data'] as const;
  return headings.map((subject) => [subject, groups.get(subject) ?? []]);
}
