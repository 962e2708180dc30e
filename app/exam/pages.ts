import { createElement } from 'react';
import { privatePage } from '#app/private-page';
import { ExamMessage, ExamPage } from '#components/practice/exam-page';
import { renderPaths } from '#data/addresses/render-paths';
import { contactsOf } from '#data/company/contacts';
import type { RenderRejection } from '#lib/forms/http/boundary';
import { context } from '#lib/platform/context';
import { type ExamPages, findExamByLink } from '#lib/practice/http';
import type { Exam } from '#lib/practice/schema';
import { type ExamView, examView } from '#lib/practice/views';

const render = privatePage(renderPaths.exam);
type Answer = Parameters<typeof render>[2];

const message = (title: string, text: string, answer: Answer) =>
  render(title, createElement(ExamMessage, { title, text }), answer);

export const renderUnknown = () =>
  message(
    'This link does not work',
    `It is not complete, or it is not the newest one. Open the newest mail from HOA, or write to ${contactsOf(context().env).email}.`,
    { status: 404 },
  );

export const renderStoreAway = () =>
  message(
    'Please try again in a minute',
    'We cannot show the page just now. What was saved is safe; the clock of a paper that runs does not stop.',
    { status: 503, retryAfterSeconds: 30 },
  );

type Around = Omit<Parameters<typeof ExamPage>[0], 'view' | 'contacts'>;

export async function renderExam(
  token: string,
  exam: Exam,
  around: Around = {},
  answer: Answer = {},
): Promise<Response> {
  const view = await examView(context(), exam, token);
  const page = createElement(ExamPage, { view, contacts: contactsOf(context().env), ...around });
  return render(`Practical paper: ${view.title}`, page, { ...answer, main: mainOf(view) });
}

function mainOf({ state, left, rev, result }: ExamView): Readonly<Record<string, string>> {
  const runs = { 'data-left': String(left), 'data-rev': String(rev) };
  const { percent, passed } = result ?? {};
  return {
    'data-state': state,
    ...(state === 'running' && runs),
    ...(percent !== undefined && {
      'data-percent': String(percent),
      'data-passed': passed ? 'yes' : 'no',
    }),
  };
}

export const renderOlder: ExamPages['renderOlder'] = (token, exam, older) =>
  renderExam(token, exam, { older }, { status: 409 });

export const renderRejection: RenderRejection<Exam> = async ({ error, token }) => {
  if (error.status === 503 && error.retryAfterSeconds === 30) return renderStoreAway();
  const exam = await findExamByLink(context(), token);
  if (!exam || error.status === 404) return renderUnknown();
  return renderExam(token, exam, { problem: error.message }, error);
};
