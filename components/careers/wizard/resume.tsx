'use client';
import { useEffect, useState } from 'react';
import { useChoiceError } from '#components/careers/wizard/error';
import { WizardStep } from '#components/careers/wizard/step';
import { useEnquiry } from '#components/forms/enquiry-context';
import { resumeTemplate } from '#data/resume-template';
import { resumePath } from '#lib/shared/addresses/routes';
import { describeFile, resumeAccept, resumeProblem } from '#lib/shared/forms/application/resume';
import { lookInside, problemInside } from '#lib/shared/forms/application/resume-content';

export function WizardResume() {
  const { id } = useEnquiry();
  const { error, described } = useChoiceError('resume');
  const [chosen, setChosen] = useState<string>();
  const control = `${id}-resume`;
  useEffect(() => {
    const input = document.getElementById(control) as HTMLInputElement | null;
    const look = async () => {
      const file = input?.files?.[0];
      await lookInside(file);
      if (input?.files?.[0] !== file) return;
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
        {error}
      </div>
    </WizardStep>
  );
}
