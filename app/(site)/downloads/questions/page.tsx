import '#styles/library/topics.css';
import '#styles/site/scenes/scene.css';
import { SceneHead } from '#components/site/scene-head';
import { Interview } from '#components/site/scenes/interview';
import { Section } from '#components/ui/section';
import { interviewPath, routes } from '#data/addresses/routes';
import { interviewReviewed, interviewTopics, questionBank } from '#data/interview';
import { fileSize } from '#lib/platform/values/bytes';
import { onDay } from '#lib/platform/values/india';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'Interview questions for accountants',
  description:
    'Over seventy questions asked of accountants in India: what the interviewer wants to know, a good answer and a weak one. Free, no account needed.',
  path: routes.interviewQuestions,
});

const all = interviewTopics.reduce((sum, { questions }) => sum + questions.length, 0);

export default function InterviewQuestionsPage() {
  return (
    <>
      <SceneHead
        scene={<Interview />}
        title="Interview questions for accountants"
        lede={`${all} questions asked in India, each with what the interviewer wants to know, a good answer and a weak one. Learn the idea, not the words, and answer from your own work.`}
      >
        <div className="mt-6">
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <a className="button" href={questionBank.file} download>
              Download all as PDF
            </a>
            <span className="text-quiet">
              <span className="num">{Math.ceil(fileSize(questionBank.file) / 1024)} KB</span>, A4.
              Checked with the law as on{' '}
              <span className="whitespace-nowrap">{onDay(interviewReviewed)}</span>.
            </span>
          </p>
        </div>
      </SceneHead>
      <Section title="Topics">
        <ul className="topic-rows">
          {interviewTopics.map(({ id, title, about, questions }) => (
            <li key={id}>
              <a href={interviewPath(id)}>{title}</a>
              <span className="num count">
                {questions.length}
                <span className="sr-only"> questions</span>
              </span>
              <p>{about}</p>
            </li>
          ))}
          <li className="total">
            Questions in all topics
            <span className="num count">
              <span className="sum">{all}</span>
            </span>
          </li>
        </ul>
      </Section>
      <Breadcrumbs path={routes.interviewQuestions} />
    </>
  );
}
