/** What a member did: one line opens at a time; each is a form of its own. */
import type { ReactNode } from 'react';
import { Hidden } from '#components/desk/parts';
import type { EnquiryView } from '#lib/desk/view-types/enquiry';
import { deskEnquiryCall } from '#lib/routes';

/** A post that was not taken, and what it said. */
export interface RejectedAction {
  readonly title: string;
  readonly text?: string;
  readonly toHistory?: boolean;
  readonly action: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

interface Props {
  readonly view: EnquiryView;
  readonly rejected?: RejectedAction | undefined;
}

export function ActionForms({ view, rejected }: Props) {
  if (view.isDone) {
    return (
      <div className="accordion acts">
        <Note view={view} rejected={rejected} />
      </div>
    );
  }
  return (
    <div className="accordion acts">
      <ActionForm name="spoke" title="Spoke with them" {...{ view, rejected }}>
        <TextField
          {...{ rejected, name: 'note', act: 'spoke', label: 'What was said' }}
          hint={`Two lines are enough. ${view.first} may ask to read them.`}
        />
        <Again
          {...{ view, rejected, act: 'spoke' }}
          label="Call again"
          none="They decide, or nothing is left"
        />
        <Keep>Keep the talk</Keep>
      </ActionForm>
      <ActionForm name="no-answer" title="No answer, try again" {...{ view, rejected }}>
        {view.tries >= 2 && !view.isReached && (
          <p className="notice">
            {nth(view.tries + 1)} try. If it fails as well, write to {view.first}: the promise is
            kept by a talk or a letter, not by ringing.
          </p>
        )}
        <Again {...{ view, rejected, act: 'no-answer' }} label="Try again" />
        <TextField
          {...{ rejected, name: 'note', act: 'no-answer', label: 'What you noticed' }}
          hint="Optional."
          rows={2}
        />
        <Keep>Keep and try again</Keep>
      </ActionForm>
      <ActionForm
        name="wrote"
        title="Write"
        {...{ view, rejected }}
        before={<Templates view={view} />}
      >
        <Keep>I have sent it</Keep>
      </ActionForm>
      <ActionForm name="hand" title="Hand to" {...{ view, rejected }}>
        <Options
          name="to"
          legend="To whom"
          options={view.colleagues.map(({ email, name, has }) => [email, name, has])}
          {...{ rejected, act: 'hand' }}
        />
        <TextField
          {...{ rejected, name: 'note', act: 'hand', label: 'A word to them' }}
          hint="Optional."
          rows={2}
        />
        <Keep>Hand over</Keep>
      </ActionForm>
      <ActionForm name="close" title="Close with an outcome" {...{ view, rejected }}>
        <Options
          name="outcome"
          legend="Outcome"
          options={view.outcomes.map(({ value, label }) => [value, label])}
          {...{ rejected, act: 'close' }}
        />
        <TextField
          {...{ rejected, name: 'note', act: 'close', label: 'Why, in a line' }}
          hint="Optional."
          rows={2}
        />
        <Keep>Close the enquiry</Keep>
      </ActionForm>
      <Note view={view} rejected={rejected} />
    </div>
  );
}

const nth = (count: number) =>
  count === 3 ? 'This is the third' : `This is try ${count}: another`;

function Note({ view, rejected }: Props) {
  return (
    <ActionForm name="note" title="Note" {...{ view, rejected }}>
      <TextField
        {...{ rejected, name: 'note', act: 'note', label: 'Note' }}
        hint={`Only what helps with this enquiry. ${view.first} may ask to read it.`}
      />
      <Keep>Keep the note</Keep>
    </ActionForm>
  );
}

function ActionForm({
  name,
  title,
  view,
  rejected,
  before,
  children,
}: Props & { name: string; title: string; before?: ReactNode; children: ReactNode }) {
  return (
    <details name="act" open={rejected?.action === name || undefined}>
      <summary>{title}</summary>
      {before}
      <form className="answer form" method="post" action={deskEnquiryCall(view.reference)}>
        <Hidden fields={{ action: name, version: view.version }} />
        {children}
      </form>
    </details>
  );
}

const Keep = ({ children }: { children: string }) => (
  <button type="submit" className="button line">
    {children}
  </button>
);

interface FieldProps {
  readonly rejected?: RejectedAction | undefined;
  readonly name: string;
  readonly act: string;
}

const typedIn = ({ rejected, name, act }: FieldProps) =>
  rejected?.action === act ? (rejected.typed[name] ?? '') : '';
const errorIn = ({ rejected, name, act }: FieldProps) =>
  rejected?.action === act ? rejected.errors[name] : undefined;

function Problem({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="error" id={`${id}-error`}>
      {error}
    </p>
  );
}

function TextField({
  label,
  hint,
  rows = 3,
  ...field
}: FieldProps & { label: string; hint: string; rows?: number }) {
  const id = `${field.act}-${field.name}`;
  const error = errorIn(field);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <textarea
        id={id}
        name={field.name}
        rows={rows}
        maxLength={2000}
        defaultValue={typedIn(field)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      />
      <Problem id={id} error={error} />
    </div>
  );
}

/** Working hours of the days to come, in a list: no date is typed, none falls on a holiday. */
function Again({
  view,
  rejected,
  act,
  label,
  none,
}: Props & { act: string; label: string; none?: string }) {
  const field = { rejected, name: 'again', act };
  const id = `${act}-again`;
  const error = errorIn(field);
  const chosen = typedIn(field) || (none ? '' : view.offered);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name="again"
        defaultValue={chosen}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {none && <option value="">{none}</option>}
        {view.days.map(({ title, slots }) => (
          <optgroup key={title} label={title}>
            {slots.map((slot) => (
              <option key={slot.value} value={slot.value}>
                {title.replace(/^Today, .*/, 'Today')}, {slot.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Problem id={id} error={error} />
    </div>
  );
}

function Options({
  legend,
  options,
  ...field
}: FieldProps & {
  legend: string;
  options: readonly (readonly [value: string, label: string, small?: string])[];
}) {
  const error = errorIn(field);
  return (
    <fieldset className="field">
      <legend className="sr-only">{legend}</legend>
      <div className="options rows">
        {options.map(([value, label, small]) => (
          <label key={value} className="option">
            <input
              type="radio"
              name={field.name}
              value={value}
              required
              defaultChecked={typedIn(field) === value}
            />
            <span>
              {label} {small && <small>{small}</small>}
            </span>
          </label>
        ))}
      </div>
      <Problem id={`${field.act}-${field.name}`} error={error} />
    </fieldset>
  );
}

function Templates({ view }: { view: EnquiryView }) {
  return (
    <div className="answer">
      <p>
        {view.templates.length > 0
          ? 'Opens your mail program with the text; the reference is in the subject.'
          : 'There is no e-mail address that can be written to. Write on WhatsApp or by post, then say so here.'}
      </p>
      {view.templates.length > 0 && (
        <ul className="templates">
          {view.templates.map(({ title, sub, href }) => (
            <li key={title}>
              <a className="text-link" href={href}>
                {title}
              </a>
              <span className="sub">{sub}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
