'use client';
import { useState } from 'react';
import { DeleteTyped } from '#components/forms/delete-typed';
import { SummaryBox } from '#components/forms/summary-box';
import { ResumeForm } from '#components/resume/form';
import { ResumePreview } from '#components/resume/preview';
import { MakerSteps, MakerTurn } from '#components/resume/steps';
import { useMakerSteps } from '#components/resume/use-maker-steps';
import { useResumeMaker } from '#components/resume/use-resume-maker';
import { apiRoutes, applyJobsPath } from '#data/addresses/routes';
import { draftKey } from '#lib/applications/browser/marks';
import { hourInWords } from '#lib/platform/values/india';
import { resumeDraftKey } from '#lib/resume/browser/draft';

interface Props {
  /** When the page was made, in epoch milliseconds: until when a post without an end counts. */
  at: number;
}

/** The form and the page that it makes. Without scripts it is the same form, and answers with the file. */
export function ResumeMaker({ at }: Props) {
  const maker = useResumeMaker();
  const { given, typed, rows, errors, advice, checks, problem } = maker;
  const steps = useMakerSteps(maker.form, errors, problem.count);
  const [whole, setWhole] = useState(false);
  const turn = { step: steps.step, onStep: steps.goTo };
  const form = { values: given.values, errors, rows, advice, checks, typed };
  const lines = Object.entries(errors).map(([name, text]) => ({ href: `#${name}`, text }));
  return (
    <div className="wrap maker">
      <form
        ref={maker.form}
        className="maker-form"
        method="post"
        action={apiRoutes.resume}
        noValidate={maker.live}
        aria-label="Your resume"
        aria-busy={maker.busy || undefined}
        onInput={maker.change}
        onBlur={maker.leave}
        onSubmit={maker.submit}
        data-react
        data-step={steps.step}
        data-hydrate-for={`${resumeDraftKey} ${draftKey}`}
      >
        {problem.message && (
          <SummaryBox key={problem.count} title={problem.message} heading="h2" lines={lines} />
        )}
        {maker.fromThere && (
          <p className="maker-from">
            <span>Your name, place, skills and languages come from your application.</span>
            <a className="action" href={applyJobsPath}>
              Change them there
            </a>
          </p>
        )}
        <MakerSteps {...turn} />
        <ResumeForm form={form} key={given.count} busy={maker.busy} onBring={maker.bring} />
        <MakerTurn {...turn} />
        <p role="status" className="small maker-said">
          {maker.said}
        </p>
        <ResumeSaved savedAt={maker.savedAt} onDelete={maker.startAgain} />
      </form>
      <ResumePreview
        typed={typed}
        checks={checks}
        made={maker.made}
        whole={whole}
        onWhole={setWhole}
        at={maker.live ? Date.now() : at}
      />
    </div>
  );
}

interface ResumeSavedProps {
  /** Epoch milliseconds; absent before the first keystroke, and where storage is off. */
  savedAt: number | undefined;
  onDelete: () => void;
}

function ResumeSaved({ savedAt, onDelete }: ResumeSavedProps) {
  return (
    <p className="small maker-kept">
      {savedAt === undefined ? (
        'What you type stays in this browser for 30 days, if the browser allows it.'
      ) : (
        <>
          Saved in this browser at {hourInWords(savedAt)} IST, for 30 days.{' '}
          <DeleteTyped question="Delete everything you typed here?" onDelete={onDelete} />
        </>
      )}
    </p>
  );
}
