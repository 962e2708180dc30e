import { createElement } from 'react';
import { renderFor } from '#app/desk/render-desk-page';
import { privatePage } from '#app/private-page';
import { ExamSheetPage, ExamsPage } from '#components/practice/desk-exams';
import { renderPaths } from '#data/addresses/render-paths';
import { deskOf } from '#lib/desk/views/shell';
import { deskExamView, examsView } from '#lib/practice/views';
import { notFound, withMember } from '#lib/staff/http/access';

export const examsPage = withMember((staffRequest) =>
  renderFor(staffRequest, 'Practical papers', ExamsPage, { view: examsView(staffRequest) }),
);

const renderSheet = privatePage(renderPaths.deskExam);

/** Looking changes nothing, also at the end. */
export const examSheetPage = withMember(async (staffRequest) => {
  const view = await deskExamView(staffRequest);
  if (!view) return notFound(staffRequest.request);
  const page = createElement(ExamSheetPage, { desk: await deskOf(staffRequest), view });
  return renderSheet(`${view.name}, practical paper`, page);
});
