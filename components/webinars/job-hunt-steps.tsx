'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Options, OwnWords, Select, TextField } from '#components/webinars/job-hunt-fields';
import { JobHuntSession, type SessionChoice } from '#components/webinars/job-hunt-session';
import { useFormWords } from '#components/webinars/job-hunt-words';
import type { Errors } from '#lib/browser/free-webinar/validate';
import { routes } from '#lib/shared/addresses/routes';

interface Step {
  /** What is wrong, beside the fields that it leads to. */
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

/** Nobody has to answer these: the button stands below their one line. */
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
