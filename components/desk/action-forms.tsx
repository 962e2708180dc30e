/** What a member did: one line opens at a time; each is a form of its own. */
import { Again, Choose, LineField, TextField } from '#components/desk/action-fields';
import {
  ActionForm,
  type ActionProps,
  Guides,
  Keep,
  Templates,
} from '#components/desk/action-form';
import { ElsewhereForm } from '#components/desk/elsewhere-form';
import { AskForm } from '#components/desk/payment-forms';

export function ActionForms({ view, rejected }: ActionProps) {
  if (view.isDone) {
    return (
      <div className="accordion acts">
        <OpenVacancy view={view} rejected={rejected} />
        <Note view={view} rejected={rejected} />
        <Correct view={view} rejected={rejected} />
      </div>
    );
  }
  return (
    <div className="accordion acts">
      <Money view={view} rejected={rejected} />
      <ActionForm
        name="spoke"
        title="Spoke with them"
        {...{ view, rejected }}
        before={<Guides view={view} />}
      >
        <TextField
          {...{ rejected, name: 'note', act: 'spoke', label: 'What was said' }}
          hint={`Two lines are enough. ${view.first} may ask to read them.`}
        />
        <Again
          {...{ view, rejected, act: 'spoke' }}
          label="Call again"
          none="They will decide, or nothing is pending"
        />
        <Keep>Save the conversation</Keep>
      </ActionForm>
      <OpenVacancy view={view} rejected={rejected} />
      <ActionForm name="no-answer" title="No answer, try again" {...{ view, rejected }}>
        {view.tries >= 2 && !view.isReached && (
          <p className="notice">
            {nth(view.tries + 1)}. If there is no answer again, write to {view.first}: only a
            conversation or a mail keeps the promise, not a missed call.
          </p>
        )}
        <Again {...{ view, rejected, act: 'no-answer' }} label="Try again" />
        <OwnNote {...{ view, rejected, act: 'no-answer', label: 'What you noticed' }} />
        <Keep>Save and try again</Keep>
      </ActionForm>
      <ActionForm
        name="wrote"
        title="Write"
        {...{ view, rejected }}
        before={<Templates view={view} />}
      >
        <OwnNote {...{ view, rejected, act: 'wrote', label: 'What you wrote' }} />
        <Again
          {...{ view, rejected, act: 'wrote' }}
          label="Call again"
          none="They will decide, or nothing is pending"
        />
        <Keep>I have sent it</Keep>
      </ActionForm>
      <ActionForm name="hand" title="Hand to" {...{ view, rejected }}>
        <Choose
          name="to"
          legend="To whom"
          options={view.colleagues.map(({ email, name, has }) => ({
            value: email,
            label: name,
            small: has,
          }))}
          {...{ rejected, act: 'hand' }}
        />
        <OwnNote {...{ view, rejected, act: 'hand', label: 'A message to them' }} />
        <Keep>Hand over</Keep>
      </ActionForm>
      <ActionForm name="close" title="Close with an outcome" {...{ view, rejected }}>
        <Choose
          name="outcome"
          legend="Outcome"
          keys="By keys: the first letter of an outcome chooses it, Enter closes the enquiry."
          options={view.outcomes}
          {...{ rejected, act: 'close' }}
        />
        <OwnNote {...{ view, rejected, act: 'close', label: 'The reason, in one line' }} />
        <Keep>Close the enquiry</Keep>
      </ActionForm>
      <Note view={view} rejected={rejected} />
      <Correct view={view} rejected={rejected} />
    </div>
  );
}

/** On an employer's enquiry, once it is known whom they look for. */
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
        It starts with what the employer wrote. You will see who fits at once; nobody is asked yet.
      </p>
      <Keep>{view.vacancies.length > 0 ? 'Open another' : 'Open it'}</Keep>
    </ActionForm>
  );
}

/** First, since it follows the talk. */
function Money({ view, rejected }: ActionProps) {
  const { money } = view;
  return (
    <>
      {money.asks && <AskForm {...{ view, rejected, money }} />}
      <ElsewhereForm {...{ view, rejected, money }} />
    </>
  );
}

/** What goes with an action, in a line or two. */
const OwnNote = ({ view, ...field }: ActionProps & { act: string; label: string }) => (
  <TextField
    {...{ ...field, name: 'note' }}
    hint={`Optional. ${view.first} may ask to read it.`}
    rows={2}
  />
);

const nth = (count: number) =>
  count === 3 ? 'This is the third try' : `This is try number ${count}`;

/** Heard on the phone: what was typed wrong. */
function Correct({ view, rejected }: ActionProps) {
  const fields = [
    ['name', 'Name', 'text', view.name === 'No name' ? '' : view.name],
    ['phone', 'Phone', 'tel', view.phone.shown],
    ['email', 'E-mail', 'email', view.email ?? ''],
  ] as const;
  return (
    <ActionForm name="correct" title="Correct name, phone or e-mail" {...{ view, rejected }}>
      {fields.map(([name, label, type, value]) => (
        <LineField key={name} {...{ rejected, name, act: 'correct', label, type, value }} />
      ))}
      <p className="hint">
        The history shows what was there before. Mails that were refused or are waiting go to the
        new address.
      </p>
      <Keep>Save the correction</Keep>
    </ActionForm>
  );
}

function Note({ view, rejected }: ActionProps) {
  return (
    <ActionForm name="note" title="Note" {...{ view, rejected }}>
      <TextField
        {...{ rejected, name: 'note', act: 'note', label: 'Note' }}
        hint={`Write only what helps with this enquiry. ${view.first} may ask to read it.`}
      />
      <Keep>Save the note</Keep>
    </ActionForm>
  );
}
