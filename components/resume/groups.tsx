import { ResumeField } from '#components/resume/field';
import { AddRow, numbers, ResumeGroup } from '#components/resume/group';
import type { ResumeFormState } from '#lib/shared/resume/views';

interface Props {
  form: ResumeFormState;
}

export function YouGroup({ form }: Props) {
  const { values } = form;
  return (
    <ResumeGroup form={form} title="You" of="basics.">
      <ResumeField form={form} name="basics.name" label="Name" autoComplete="name" />
      <div className="pair">
        <ResumeField form={form} name="basics.phone" label="Mobile" type="tel" autoComplete="tel" />
        <ResumeField
          form={form}
          name="basics.email"
          label="E-mail"
          type="email"
          autoComplete="email"
        />
      </div>
      <ResumeField
        form={form}
        name="basics.location.city"
        label="Place"
        autoComplete="address-level2"
      />
      <ResumeField
        form={form}
        name="basics.label"
        label="In one line: who you are and the job you want"
      />
      {values['basics.url'] && (
        <ResumeField form={form} name="basics.url" label="Address on the web" />
      )}
      {values['basics.summary'] && (
        <ResumeField form={form} name="basics.summary" label="In a few sentences" rows={3} />
      )}
      <TemplateChoice form={form} />
    </ResumeGroup>
  );
}

const orders = [
  ['', 'By experience: work first, once it adds up to a year'],
  ['experienced', 'Work'],
  ['fresher', 'Education'],
] as const;

function TemplateChoice({ form }: Props) {
  const { values } = form;
  const chosen = values['meta.template'] ?? '';
  return (
    <fieldset className="field resume-order">
      <legend className="legend">What comes first</legend>
      {orders.map(([value, label]) => (
        <label className="choice" key={value}>
          <input
            type="radio"
            name="meta.template"
            value={value}
            defaultChecked={chosen === value}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

export function EducationGroup({ form }: Props) {
  return (
    <ResumeGroup form={form} title="Education" of="education">
      {numbers(form.rows.education).map((at) => (
        <fieldset className="resume-row" aria-label={`Course ${at + 1}`} key={at}>
          <div className="pair">
            <ResumeField form={form} name={`education.${at}.studyType`} label="Course" />
            <ResumeField form={form} name={`education.${at}.institution`} label="College, place" />
          </div>
          <div className="pair three">
            <ResumeField form={form} name={`education.${at}.startDate`} label="From" />
            <ResumeField form={form} name={`education.${at}.endDate`} label="Until" />
            <ResumeField form={form} name={`education.${at}.score`} label="Marks" optional />
          </div>
        </fieldset>
      ))}
      <AddRow form={form} list="education">
        Add another course
      </AddRow>
    </ResumeGroup>
  );
}

export function WorkGroup({ form }: Props) {
  return (
    <ResumeGroup form={form} title="Work or practice" of="work">
      {numbers(form.rows.work).map((at) => (
        <fieldset className="resume-row" aria-label={`Post ${at + 1}`} key={at}>
          <div className="pair">
            <ResumeField form={form} name={`work.${at}.position`} label="Post" />
            <ResumeField form={form} name={`work.${at}.name`} label="Where" />
          </div>
          <div className="pair">
            <ResumeField form={form} name={`work.${at}.startDate`} label="From" />
            <ResumeField form={form} name={`work.${at}.endDate`} label="Until" />
          </div>
          <ResumeField
            form={form}
            name={`work.${at}.highlights`}
            label="What you did, a line each"
            rows={3}
          />
        </fieldset>
      ))}
      <AddRow form={form} list="work">
        Add another
      </AddRow>
    </ResumeGroup>
  );
}
