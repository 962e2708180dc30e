/** The questions that a host shows: of work abroad only where somebody may be recruited for it. */
import { type Faq, faqs } from '#data/faqs';

/** Of the environment. */
interface Known {
  readonly OVERSEAS_AGENT_REGISTRATION?: string | undefined;
}

const ofWorkAbroad = 'What should I check before accepting a job in Dubai?';

export const isAsked = ({ question }: Pick<Faq, 'question'>, env: Known): boolean =>
  question !== ofWorkAbroad || Boolean(env.OVERSEAS_AGENT_REGISTRATION);

export const questionsOf = (category: Faq['category'], env: Known): readonly Faq[] =>
  faqs.filter((faq) => faq.category === category && isAsked(faq, env));
