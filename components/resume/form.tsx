import type { ReactNode } from 'react';
import {
  CertificatesGroup,
  EducationGroup,
  FurtherGroup,
  LanguagesGroup,
  OtherGroup,
  SkillsGroup,
  WorkGroup,
  YouGroup,
} from '#components/resume/groups';
import { Icon } from '#components/ui/icon';
import { resumeMaker } from '#data/resume';
import type { ResumeFormState } from '#lib/resume/rules/advice';

interface Props {
  form: ResumeFormState;
  busy?: boolean;
  onBring?: (file: File | undefined) => void;
}

const MakerStep = ({ of, children }: { of: number; children: ReactNode }) => (
  <div className="maker-step" data-of={of}>
    {children}
  </div>
);

export function ResumeForm({ form, busy, onBring }: Props) {
  return (
    <>
      {/* Enter in a field activates the first button of a form. */}
      <button type="submit" name="format" value="pdf" hidden tabIndex={-1} />
      <MakerStep of={1}>
        <YouGroup form={form} />
        <p className="notice">{resumeMaker.notAsked}</p>
      </MakerStep>
      <MakerStep of={2}>
        <EducationGroup form={form} />
      </MakerStep>
      <MakerStep of={3}>
        <WorkGroup form={form} />
      </MakerStep>
      <MakerStep of={4}>
        <CertificatesGroup form={form} />
        <SkillsGroup form={form} />
        <LanguagesGroup form={form} />
      </MakerStep>
      <MakerStep of={5}>
        <OtherGroup form={form} />
        <FurtherGroup form={form} />
        <div className="maker-acts">
          <button type="submit" className="button" name="format" value="pdf" disabled={busy}>
            <Icon name="download" />
            Download the PDF
          </button>
          <button type="submit" className="button line" name="format" value="docx" disabled={busy}>
            Word file
          </button>
          <button
            type="submit"
            className="button line when-script"
            name="use"
            value="yes"
            disabled={busy}
          >
            Use it in my job application
          </button>
        </div>
        <details className="rg">
          <summary>
            <span>Use it on another site, or bring your own</span>
          </summary>
          <div className="form">
            <p>
              JSON Resume is a file format used by other resume sites. It contains what is in this
              form.
            </p>
            <p>
              <button
                type="submit"
                className="button low line"
                name="format"
                value="json"
                disabled={busy}
              >
                Download JSON Resume
              </button>
            </p>
            <div className="field when-script">
              <label htmlFor="resume-document">Bring a JSON Resume</label>
              <input
                id="resume-document"
                type="file"
                accept=".json,application/json"
                onChange={onBring && (({ target }) => onBring(target.files?.[0]))}
              />
              <p className="hint">It replaces what is in this form, and stays in this browser.</p>
            </div>
          </div>
        </details>
      </MakerStep>
    </>
  );
}
