import { AndNext } from '#components/desk/action-parts';
import { Hidden } from '#components/desk/parts';
import { FormField } from '#components/forms/form-field';
import { deskEnquiryCall } from '#data/addresses/desk-routes';
import type { EnquiryView } from '#lib/desk/views/enquiry';
import { answerForm } from '#lib/placement/forms/desk';
import type { PlacementTasks } from '#lib/placement/views/tasks';

interface Props {
  readonly tasks: PlacementTasks;
  readonly page: {
    readonly reference: string;
    readonly version: number;
    readonly filterQuery: string;
    readonly neighbours: EnquiryView['neighbours'];
  };
  readonly rejected?:
    | {
        readonly action: string;
        readonly typed: Readonly<Record<string, string>>;
        readonly errors: Readonly<Record<string, string>>;
      }
    | undefined;
}

export function PlacementTaskForms({ tasks, page, rejected }: Props) {
  const { questions, interviews } = tasks;
  const { reference, version, filterQuery } = page;
  const action = deskEnquiryCall(reference);
  const own = rejected?.action === 'answer-question' ? rejected : undefined;
  return (
    <>
      {interviews.map(({ candidate, title }) => (
        <div className="said-line waits" key={candidate}>
          <p>{title}</p>
          <form className="acts-row" method="post" action={action}>
            <Hidden fields={{ action: 'went', version, candidate, sift: filterQuery }} />
            <button type="submit" className="take" name="answer" value="yes">
              Yes, they met
            </button>
            <button type="submit" className="take" name="answer" value="no">
              No
            </button>
          </form>
        </div>
      ))}
      {questions.map(({ task, title, asked, text }) => {
        const typed = own && own.typed.task === task ? own : undefined;
        return (
          <section className="said-line waits" key={task} aria-label={title}>
            <p>
              <b>{title}</b> <span className="sub">{asked}</span>
            </p>
            <blockquote>{text}</blockquote>
            <form className="form" method="post" action={action}>
              <Hidden fields={{ action: 'answer-question', version, task, sift: filterQuery }} />
              <FormField
                form={answerForm}
                prefix={`answer-${task}`}
                name="text"
                hint="It goes to them by mail as it is written here"
                rows={3}
                maxLength={2000}
                required
                typed={typed?.typed}
                errors={typed?.errors}
              />
              <p className="acts-row">
                <button type="submit" className="button line">
                  Send the answer
                </button>
                <AndNext view={page}>Send it, then the next</AndNext>
              </p>
            </form>
          </section>
        );
      })}
    </>
  );
}
