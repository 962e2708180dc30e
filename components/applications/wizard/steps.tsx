'use client';
import { useEffect, useState } from 'react';
import { WizardReview } from '#components/applications/wizard/review';
import { useChoiceError, WizardChoices, WizardStep } from '#components/applications/wizard/step';
import {
  WizardCertificates,
  WizardLanguages,
  WizardRatings,
} from '#components/applications/wizard/tables';
import { Field, useEnquiry } from '#components/forms/field';
import { resumePath } from '#data/addresses/routes';
import { resumeTemplate } from '#data/resume-template';
import {
  describeFile,
  isLocked,
  lockedText,
  lookInside,
  problemInside,
  resumeAccept,
  resumeProblem,
} from '#lib/applications/rules/resume';
import { addressLimit } from '#lib/applications/schema';
import { characters } from '#lib/platform/values/text';

interface Props {
  answers: Readonly<Record<string, unknown>> | undefined;
}

export function WizardSteps({ answers }: Props) {
  return (
    <>
      <WizardPersonal />
      <WizardCertificates />
      <WizardStep number={3}>
        <WizardChoices name="education" as="rows" quiet />
      </WizardStep>
      <WizardStep number={4}>
        <WizardChoices name="employeeStatus" as="rows" quiet />
      </WizardStep>
      <WizardStep number={5}>
        <WizardChoices name="experience" as="rows" quiet />
      </WizardStep>
      <WizardLanguages />
      <WizardSkills />
      <WizardSalary />
      <WizardRatings />
      <WizardStep number={10}>
        <WizardChoices name="workPreference" as="rows" quiet />
      </WizardStep>
      <WizardResume />
      <WizardReview answers={answers} />
    </>
  );
}

function WizardSalary() {
  return (
    <WizardStep number={8}>
      <Field name="lastSalary" hint="Leave it empty if this is your first job." />
      <WizardChoices name="salaryRange" as="columns" />
    </WizardStep>
  );
}

function WizardPersonal() {
  return (
    <WizardStep number={1}>
      <Field name="name" />
      <div className="pair">
        <Field name="mobile" hint="10 digits, without +91" />
        <Field name="email" hint="Where we can write to you" />
      </div>
      <WizardChoices name="gender" as="boxes" />
      <Field name="age" />
      <WizardChoices name="location" as="boxes" />
      <WizardOtherPlace />
      <WizardAddress />
    </WizardStep>
  );
}

/** Shows where Others is chosen; never `required` for the browser, which would stop at it unseen. */
function WizardOtherPlace() {
  const { form, id } = useEnquiry();
  const { error, described } = useChoiceError('customLocation');
  const control = `${id}-customLocation`;
  return (
    <div className="field other-place">
      <label htmlFor={control}>{form.asked.customLocation?.label}</label>
      <input id={control} name="customLocation" type="text" {...described} />
      {error}
    </div>
  );
}

/** The address with a count of its characters, live once scripts are there. */
function WizardAddress() {
  const { id } = useEnquiry();
  const [typed, setTyped] = useState(0);
  const control = `${id}-address`;
  useEffect(() => {
    const area = document.getElementById(control) as HTMLTextAreaElement | null;
    const count = () => setTyped(characters(area?.value.trim() ?? ''));
    count();
    area?.form?.addEventListener('input', count);
    area?.form?.addEventListener('valuesrestored', count);
    return () => {
      area?.form?.removeEventListener('input', count);
      area?.form?.removeEventListener('valuesrestored', count);
    };
  }, [control]);
  return (
    <div>
      <Field name="address" rows={3} hint={`10 to ${addressLimit} characters`} />
      <p className="count" data-over={typed > addressLimit || undefined}>
        {typed} / {addressLimit} characters
      </p>
    </div>
  );
}

/** The declaration stays in view below so many rows. */
const commonWork = 8;

function WizardSkills() {
  const { form, id } = useEnquiry();
  const { error, described } = useChoiceError('confirmed');
  return (
    <WizardStep number={7}>
      <WizardChoices name="skills" as="columns" quiet open={commonWork} />
      <div className="field later">
        <label className="option">
          <input type="checkbox" data-no-work />
          <span>None of these independently yet</span>
        </label>
      </div>
      <div className="field declaration">
        <label className="option">
          <input
            type="checkbox"
            id={`${id}-confirmed`}
            name="confirmed"
            value="true"
            required
            {...described}
          />
          <span>{form.asked.confirmed?.fullLabel}</span>
        </label>
        {error}
      </div>
    </WizardStep>
  );
}

function WizardResume() {
  const { id } = useEnquiry();
  const { error, described } = useChoiceError('resume');
  const [chosen, setChosen] = useState<string>();
  const [locked, setLocked] = useState(false);
  const control = `${id}-resume`;
  useEffect(() => {
    const input = document.getElementById(control) as HTMLInputElement | null;
    const look = async () => {
      const file = input?.files?.[0];
      await lookInside(file);
      if (input?.files?.[0] !== file) return;
      setLocked(isLocked(file));
      // Only a file that we take is named as chosen: another has its error.
      setChosen(
        file && !resumeProblem(file) && !problemInside(file) ? describeFile(file) : undefined,
      );
    };
    void look();
    input?.form?.addEventListener('change', look);
    input?.form?.addEventListener('valuesrestored', look);
    return () => {
      input?.form?.removeEventListener('change', look);
      input?.form?.removeEventListener('valuesrestored', look);
    };
  }, [control]);
  return (
    <WizardStep number={11}>
      <div className="field file">
        <label htmlFor={control}>Resume</label>
        <input
          type="file"
          id={control}
          name="resume"
          accept={resumeAccept}
          required
          {...described}
        />
        <p className="hint">
          No resume yet? <a href={resumePath}>Make one from your answers</a>, or{' '}
          <a href={resumeTemplate.file}>download our template for accountants</a> (Word, DOCX): fill
          it in and choose it here.
        </p>
        {chosen && !error && <p className="chosen">{chosen}</p>}
        {chosen && locked && !error && (
          <p className="restored" role="status">
            {lockedText}
          </p>
        )}
        {error}
      </div>
    </WizardStep>
  );
}
