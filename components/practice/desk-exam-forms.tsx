import { ActionForm, type ActionProps, fieldOf } from '#components/desk/action-parts';
import { Hidden, Submit } from '#components/desk/parts';
import { FormField } from '#components/forms/form-field';
import { marksOf, Standing } from '#components/practice/desk-exams';
import { deskEnquiryCall } from '#data/addresses/desk-routes';
import { courses } from '#data/courses';
import type { EnquiryView } from '#lib/desk/views/enquiry';

const modules = courses.map(({ courseNo, title }) => ({
  value: String(courseNo),
  label: `AcSS ${courseNo}, ${title}`,
}));

const answers = [
  { value: 'passed', label: 'Passed' },
  { value: 'not', label: 'Not passed' },
];

const form = {
  fields: {
    module: { label: 'Module', input: 'select' },
    answer: { label: 'Result of the interview', input: 'select' },
    note: { label: 'How it went', input: 'multiline' },
    opens: {
      label: 'Opens',
      input: 'text',
      hint: 'A day (2026-12-01) opens it at midnight; or give the hour: 2026-12-01T10:00.',
    },
    closes: {
      label: 'Closes',
      input: 'text',
      hint: 'A day closes it at midnight of that day, even for somebody still working.',
    },
    minutes: {
      label: 'Minutes',
      input: 'text',
      inputMode: 'numeric',
      hint: 'Leave empty for the usual time of the paper. Give more to whoever needs it.',
    },
    set: {
      label: 'Set',
      input: 'text',
      hint: 'Only in trial mode: a known set of figures to rehearse with.',
    },
    reason: { label: 'Reason', input: 'text', hint: 'The candidate reads this.' },
  },
} as const;

export function ExamForms(of: ActionProps) {
  const { view, rejected } = of;
  if (!view.exams) return null;
  const { first, isTrial, days } = view.exams;
  const interview = { form, ...fieldOf('interview', rejected) };
  const invite = { form, ...fieldOf('invite-exam', rejected, days) };
  return (
    <>
      <ActionForm name="interview" title="Interview: enter the result" {...of}>
        <FormField {...interview} name="module" none="Choose" options={modules} required />
        <FormField {...interview} name="answer" none="Choose" options={answers} required />
        <FormField
          {...interview}
          name="note"
          rows={2}
          maxLength={2000}
          hint={`Optional. ${first} may ask to read it.`}
        />
        <Submit>Save the result</Submit>
      </ActionForm>
      <ActionForm name="invite-exam" title="Invite to the practical paper" {...of}>
        <FormField {...invite} name="module" none="Choose" options={modules} required />
        <FormField {...invite} name="opens" maxLength={20} required />
        <FormField {...invite} name="closes" maxLength={20} required />
        <FormField {...invite} name="minutes" maxLength={4} />
        {isTrial && <FormField {...invite} name="set" maxLength={10} />}
        <p className="hint">
          The first attempt at a module is free. Another one must be paid for first. The mail has
          the link and a calendar entry.
        </p>
        <Submit>Invite {first}</Submit>
      </ActionForm>
    </>
  );
}

export function ExamRows({ view, rejected }: ActionProps) {
  if (!view.exams || view.exams.rows.length === 0) return null;
  return (
    <section aria-labelledby="exams">
      <h2 id="exams">Practical papers</h2>
      <ul className="exam-list">
        {view.exams.rows.map((row) => (
          <li key={row.id} {...marksOf(row)}>
            <p>
              {row.title}
              <span className="sub">{row.window}</span>
              <Standing row={row} />
            </p>
            {row.mayExtend && (
              <RowForm name="extend-exam" title="Give more minutes" {...{ view, rejected, row }}>
                <FormField
                  {...ofRow('extend-exam', row.id, rejected)}
                  name="minutes"
                  hint="It still closes at its closing time."
                  maxLength={4}
                  required
                />
                <FormField
                  {...ofRow('extend-exam', row.id, rejected)}
                  name="note"
                  rows={2}
                  maxLength={2000}
                />
                <Submit>Give more minutes</Submit>
              </RowForm>
            )}
            {row.mayVoid && (
              <RowForm name="void-exam" title="Cancel the paper" {...{ view, rejected, row }}>
                <FormField
                  {...ofRow('void-exam', row.id, rejected)}
                  name="reason"
                  maxLength={2000}
                  required
                />
                <Submit>Cancel the paper</Submit>
              </RowForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Row = NonNullable<EnquiryView['exams']>['rows'][number];

const ofRow = (act: string, id: string, rejected: ActionProps['rejected']) => ({
  form,
  ...fieldOf(act, rejected),
  prefix: `${act}-${id}`,
});

function RowForm({
  name,
  title,
  view,
  rejected,
  row,
  children,
}: ActionProps & {
  readonly name: string;
  readonly title: string;
  readonly row: Row;
  readonly children: React.ReactNode;
}) {
  return (
    <details className="more-rows" open={rejected?.action === name || undefined}>
      <summary>{title}</summary>
      <form className="form" method="post" action={deskEnquiryCall(view.reference)}>
        <Hidden
          fields={{ action: name, version: view.version, exam: row.id, sift: view.filterQuery }}
        />
        {children}
      </form>
    </details>
  );
}
