import '#styles/library/library.css';
import '#styles/library/topics.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHead } from '#components/layout/page-head';
import { DoorPicture } from '#components/library/doors';
import { InterviewQuestions } from '#components/library/interview-questions';
import { Section } from '#components/ui/section';
import { interviewPath, routes } from '#data/addresses/routes';
import { interviewReviewed, interviewTopics, questionBank } from '#data/interview';
import { onDay } from '#lib/platform/values/india';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

type Props = PageProps<'/downloads/questions/[topic]'>;

export const dynamicParams = false;
export const generateStaticParams = () => interviewTopics.map(({ id }) => ({ topic: id }));

async function topicOf({ params }: Props) {
  const { topic } = await params;
  return interviewTopics.find(({ id }) => id === topic) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, title, questions } = await topicOf(props);
  return pageMetadata({
    title: `Interview questions: ${title}`,
    description: `${questions.length} interview questions for accountants in India on ${title.toLowerCase()}: what the interviewer wants to know, a good answer and a weak one.`,
    path: interviewPath(id),
  });
}

export default async function InterviewTopicPage(props: Props) {
  const topic = await topicOf(props);
  const others = interviewTopics.filter(({ id }) => id !== topic.id);
  return (
    <>
      <PageHead
        title={`Interview questions: ${topic.title}`}
        lede={topic.about}
        beside={<DoorPicture of="questions" />}
      >
        <p className="text-quiet">
          Checked with the law as on{' '}
          <span className="whitespace-nowrap">{onDay(interviewReviewed)}</span>.
        </p>
      </PageHead>
      <InterviewQuestions questions={topic.questions} />
      <Section title="Other topics" on="leaf">
        <ul className="topic-rows">
          {others.map(({ id, title, questions }) => (
            <li key={id}>
              <a href={interviewPath(id)}>{title}</a>
              <span className="num">{questions.length} questions</span>
            </li>
          ))}
        </ul>
        <p className="mt-7 flex flex-wrap gap-x-6">
          <a className="button" href={routes.applyJobs}>
            Apply for jobs
          </a>
          <a className="action" href={questionBank.file} download>
            All questions as PDF
          </a>
          <a className="action" href={routes.testPapers}>
            Try a model test paper
          </a>
        </p>
      </Section>
      <Breadcrumbs path={interviewPath(topic.id)} />
    </>
  );
}
