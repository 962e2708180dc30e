import { renderFor } from '#app/desk/render-desk-page';
import { ExamSheetPage, ExamsPage } from '#components/practice/desk-exams';
import { deskExamView, examsView } from '#lib/practice/views';
import { notFound, withMember } from '#lib/staff/http/access';

export const examsPage = withMember((staffRequest) =>
  renderFor(staffRequest, 'Practical papers', ExamsPage, { view: examsView(staffRequest) }),
);

/** Looking changes nothing, also at the end. */
export const examSheetPage = withMember(async (staffRequest) => {
  const view = await deskExamView(staffRequest);
  if (!view) return notFound(staffRequest.request);
  return renderFor(staffRequest, `${view.name}, practical paper`, ExamSheetPage, { view });
});
