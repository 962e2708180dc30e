/** The questions of the home page: what people ask first, then the rest, and privacy last. */
import { type Faq, faqs } from '#data/faqs';
import { askedFirst } from '#data/home';

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
