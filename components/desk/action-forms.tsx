import type { ComponentProps } from 'react';
import { MoveSeatForm } from '#components/batches/move-seat-form';
import {
  ActionForm,
  type ActionProps,
  Again,
  AndNext,
  Choose,
  fieldOf,
  Guides,
  NoteField,
  Templates,
} from '#components/desk/action-parts';
import { Submit } from '#components/desk/parts';
import { FormField } from '#components/forms/form-field';
import { AskForm } from '#components/payments/ask-form';
import { ElsewhereForm } from '#components/payments/desk-forms';
import { ExamForms } from '#components/practice/desk-exam-forms';
import { enquiryForms } from '#lib/enquiries/forms/actions';

export function ActionForms(of: ActionProps) {
  const { view, rejected } = of;
  if (view.isDone) {
    return (
      <div className="accordion acts">
        <MoveSeatForm {...of} />
        <OpenVacancy {...of} />
        <ExamForms {...of} />
        <Note {...of} />
        <Correct {...of} />
      </div>
    );
  }
  return (
    <div className="accordion acts">
      <Money {...of} />
      <MoveSeatForm {...of} />
      <ActionForm name="spoke" title="Spoke with them" {...of} before={<Guides view={view} />}>
        <NoteField
          {...{ rejected, act: 'spoke' }}
          hint={`Two lines are enough. ${view.first} may ask to read them.`}
        />
        <Again {...of} act="spoke" none="They will decide, or nothing is pending" />
        <p className="acts-row">
          <Submit>Save the conversation</Submit>
          <AndNext {...of}>Save, then the next</AndNext>
        </p>
      </ActionForm>
      <ExamForms {...of} />
      <OpenVacancy {...of} />
      <ActionForm name="no-answer" title="No answer, try again" {...of}>
        {view.tries >= 2 && !view.isReached && (
          <p className="notice">
            {nth(view.tries + 1)}. If there is no answer again, write to {view.first}: only a
            conversation or a mail keeps the promise, not a missed call.
          </p>
        )}
        <Again {...of} act="no-answer" />
        <OwnNote {...of} act="no-answer" />
        <p className="acts-row">
          <Submit>Save and try again</Submit>
          <AndNext {...of}>Save, then the next</AndNext>
        </p>
      </ActionForm>
      <ActionForm name="wrote" title="Write" {...of} before={<Templates view={view} />}>
        <OwnNote {...of} act="wrote" />
        <Again {...of} act="wrote" none="They will decide, or nothing is pending" />
        <p className="acts-row">
          <Submit>I have sent it</Submit>
          <AndNext {...of}>Sent, then the next</AndNext>
        </p>
      </ActionForm>
      <ActionForm name="hand" title="Hand to" {...of}>
        <Choose
          name="to"
          legend={enquiryForms.hand.fields.to.label}
          options={view.colleagues.map(({ email, name, has }) => ({
            value: email,
            label: name,
            small: has,
          }))}
          {...{ rejected, act: 'hand' }}
        />
        <OwnNote {...of} act="hand" />
        <p className="acts-row">
          <Submit>Hand over</Submit>
          <AndNext {...of}>Hand over, then the next</AndNext>
        </p>
      </ActionForm>
      <ActionForm name="close" title="Close with an outcome" {...of}>
        <Choose
          name="outcome"
          legend={enquiryForms.close.fields.outcome.label}
          keys="Keyboard: type the first letter of an outcome to choose it; Enter closes the enquiry."
          options={view.outcomes}
          {...{ rejected, act: 'close' }}
        />
        <OwnNote {...of} act="close" />
        <p className="acts-row">
          <Submit>Close the enquiry</Submit>
          <AndNext {...of}>Close, then the next</AndNext>
        </p>
      </ActionForm>
      <Note {...of} />
      <Correct {...of} />
    </div>
  );
}

function OpenVacancy({ view, rejected }: ActionProps) {
  if (!view.vacancies) return null;
  return (
    <ActionForm
      name="open-vacancy"
      title="Open a vacancy"
      {...{ view, rejected }}
      before={
        view.vacancies.length > 0 && (
          <ul className="answer">
            {view.vacancies.map(({ href, title, facts }) => (
              <li key={href}>
                <a className="text-link" href={href}>
                  {title}
                </a>
                <span className="sub">{facts}</span>
              </li>
            ))}
          </ul>
        )
      }
    >
      <p>
        It starts with what the employer wrote. You will see at once who fits; nobody is asked yet.
      </p>
      <Submit>{view.vacancies.length > 0 ? 'Open another' : 'Open it'}</Submit>
    </ActionForm>
  );
}

/** First, since it follows the talk. */
function Money({ view, rejected }: ActionProps) {
  const { money } = view;
  return (
    <>
      {view.mayAsk && <AskForm {...{ view, rejected, money }} />}
      <ElsewhereForm {...{ view, rejected, money }} />
    </>
  );
}

const OwnNote = ({ view, ...of }: ActionProps & Pick<ComponentProps<typeof NoteField>, 'act'>) => (
  <NoteField {...of} hint={`Optional. ${view.first} may ask to read it.`} rows={2} />
);

const nth = (count: number) =>
  count === 3 ? 'This is the third try' : `This is try number ${count}`;

function Correct({ view, rejected }: ActionProps) {
  const stored = {
    name: view.name === 'No name' ? '' : view.name,
    phone: view.phone.shown,
    email: view.email ?? '',
  };
  return (
    <ActionForm name="correct" title="Correct name, phone or e-mail" {...{ view, rejected }}>
      {(['name', 'phone', 'email'] as const).map((name) => (
        <FormField
          key={name}
          form={enquiryForms.correct}
          {...fieldOf('correct', rejected, stored)}
          name={name}
          maxLength={500}
          autoComplete="off"
        />
      ))}
      <p className="hint">
        The history shows what was there before. Mails that were refused or are waiting will go to
        the new address.
      </p>
      <Submit>Save the correction</Submit>
    </ActionForm>
  );
}

function Note({ view, rejected }: ActionProps) {
  return (
    <ActionForm name="note" title="Note" {...{ view, rejected }}>
      <NoteField
        {...{ rejected, act: 'note' }}
        hint={`Write only what helps with this enquiry. ${view.first} may ask to read it.`}
      />
      <Submit>Save the note</Submit>
    </ActionForm>
  );
}
