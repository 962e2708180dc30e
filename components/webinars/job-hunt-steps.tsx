'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePhoneNote } from '#components/forms/phone-note';
import { SummaryBox } from '#components/forms/summary-box';
import { Select as ChoiceList, Wrong } from '#components/ui/plain-field';
import {
  JobHuntSession,
  type SessionChoice,
  useFormWords,
} from '#components/webinars/job-hunt-session';
import { routes } from '#data/addresses/routes';
import type { Asked, ChoiceName, CustomName } from '#data/job-hunt-form/shape';
import type { Errors } from '#lib/webinars/browser/errors';

interface Step {
  problem: ReactNode;
  errors: Errors;
  hidden: boolean;
}

export function BasicStep({
  sessions,
  problem,
  errors,
  hidden,
}: Step & { sessions: readonly SessionChoice[] }) {
  const { basicFields, texts } = useFormWords();
  return (
    <div className="job-step form" hidden={hidden}>
      <StepTitle number={1} />
      <details className="notice">
        <summary>
          {texts.why} <b>{texts.more}</b>
        </summary>
        <p>
          {texts.notice} {texts.withdraw}{' '}
          <a href={`${routes.privacy}#your-data`}>{texts.withdrawLink}</a>.
        </p>
        <p>{texts.keeping}</p>
        <p>{texts.minor}</p>
      </details>
      {problem}
      <JobHuntSession sessions={sessions} />
      {basicFields.map((asked) => (
        <TextField key={asked.name} asked={asked} errors={errors} />
      ))}
    </div>
  );
}

/** These are optional: the button is below their one line. */
const folded = ['workType', 'skills', 'customSkills', 'currentStatus', 'whyWebinar'];

export function DetailStep({ problem, errors, hidden, focused }: Step & { focused: boolean }) {
  const { texts } = useFormWords();
  return (
    <div className="job-step form" hidden={hidden}>
      <StepTitle number={2} focused={focused} />
      {problem}
      <Select name="studies" errors={errors} />
      <OwnWords name="customStudies" errors={errors} needed />
      <Select name="yearOfCompletion" errors={errors} />
      <OwnWords name="customYearofCompletion" inputMode="numeric" />
      <details className="more-asked" open={folded.some((name) => errors[name]) || undefined}>
        <summary>{texts.moreAsked}</summary>
        <div className="form pt-2">
          <Options name="workType" type="radio" />
          <Options name="skills" type="checkbox" />
          <OwnWords name="customSkills" errors={errors} hint={texts.comma} />
          <Options name="currentStatus" type="radio" />
          <OwnWords name="whyWebinar" errors={errors} type="multiline" />
        </div>
      </details>
    </div>
  );
}

/** The title of a step that was turned to takes the focus: a screen reader says where we are. */
function StepTitle({ number, focused = false }: { number: 1 | 2; focused?: boolean }) {
  const { texts } = useFormWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) title.current?.focus();
  }, [focused]);
  return (
    <h3 className="step-title" ref={title} tabIndex={-1}>
      <span className="num">{number}/2</span> {texts.steps[number - 1]}{' '}
      {texts.stepsEnglish && (
        <span className="hint" lang="en">
          {texts.stepsEnglish[number - 1]}
        </span>
      )}
    </h3>
  );
}

const controlOf = (name: string) => `free-${name}`;

interface Text {
  asked: Asked;
  errors: Errors;
  /** It is asked for whenever it is seen: not optional, though an empty one is no fault while it is hidden. */
  needed?: boolean;
}

function TextField({ asked, errors, needed = asked.missing !== undefined }: Text) {
  const { texts } = useFormWords();
  const { name, label, hint, type = 'text', missing, wrong: _, ...rest } = asked;
  const error = errors[name];
  const id = controlOf(name);
  const question = type === 'tel' ? texts.phoneLength : undefined;
  const { note, describedBy } = usePhoneNote(id, question, error);
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    name,
    maxLength: type === 'multiline' ? 5000 : 100,
    required: missing !== undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={`field own-${name}`}>
      <label htmlFor={id}>
        {label} {!needed && <span className="hint">{texts.optional}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {type === 'multiline' ? (
        <textarea {...shared} />
      ) : (
        <input type={type} {...rest} {...shared} />
      )}
      <Wrong {...{ id, error }} />
      {note}
    </div>
  );
}

function Select({ name, errors }: { name: ChoiceName; errors: Errors }) {
  const { texts, choices } = useFormWords();
  const { label, options, missing } = choices[name];
  const required = missing !== undefined;
  const id = controlOf(name);
  const error = errors[name];
  return (
    <ChoiceList
      {...{ id, name, required, error }}
      label={
        <>
          {label} {!required && <span className="hint">{texts.optional}</span>}
        </>
      }
      none={texts.choose}
      options={options}
    />
  );
}

function Options({ name, type }: { name: ChoiceName; type: 'radio' | 'checkbox' }) {
  const { texts, choices } = useFormWords();
  const { label, options } = choices[name];
  return (
    <fieldset className="field">
      <legend className="legend">
        {label} <span className="hint">{texts.optional}</span>
      </legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input type={type} name={name} value={option.value} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Own {
  name: CustomName;
  errors?: Errors;
  needed?: boolean;
}

/** Words of the visitor's own, where the options do not hold them. */
function OwnWords({ name, errors = {}, needed = false, ...more }: Own & Partial<Asked>) {
  const { customFields } = useFormWords();
  const asked = { name, label: customFields[name], ...more };
  return <TextField asked={asked} errors={errors} needed={needed} />;
}

export interface SubmitError {
  readonly title: string;
  readonly errors: Errors;
  /** A new number renders the summary again, which takes the focus again. */
  readonly attempt: number;
}

export function Problem({ title, errors }: SubmitError) {
  const lines = Object.entries(errors).map(([name, text]) => ({
    href: `#${controlOf(name)}`,
    text,
  }));
  return <SummaryBox title={title} heading="h3" lines={lines} />;
}
