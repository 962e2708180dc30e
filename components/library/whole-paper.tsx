import { Island } from '#components/layout/island';
import { AnswerSheet } from '#components/library/answer-sheet';
import { PaperSteps } from '#components/library/paper-steps';
import { TestPaper } from '#components/library/test-paper';
import type { ShownQuestion } from '#lib/shared/papers/paper';
import { paperPager } from '#lib/shared/papers/paper-pager';

interface Props {
  action: string;
  questions: readonly ShownQuestion[];
}

/** A paper with the way from question to question, and its answers for print. */
export function WholePaper({ action, questions }: Props) {
  return (
    <div className="band">
      <div className="wrap">
        <Island name="paper-steps" of={PaperSteps} with={{ count: questions.length }} />
        <TestPaper action={action} questions={questions} />
        <div id={paperPager} />
        <AnswerSheet questions={questions} />
      </div>
    </div>
  );
}
