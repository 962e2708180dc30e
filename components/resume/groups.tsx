import { AddRow, Field, Group, joined, labelOf, numbers } from '#components/resume/group';
import { sampleResume } from '#data/resume';
import type { ResumeFormState } from '#lib/resume/rules/advice';
import { furtherFields } from '#lib/resume/rules/fields';
import { skillGroups } from '#lib/resume/rules/paths';

interface Props {
  form: ResumeFormState;
}

export function YouGroup({ form }: Props) {
  const { values } = form;
  return (
    <Group form={form} title="You" of="basics.">
      <Field form={form} name="basics.name" label="Name" autoComplete="name" />
      <div className="pair">
        <Field form={form} name="basics.phone" label="Mobile" type="tel" autoComplete="tel" />
        <Field form={form} name="basics.email" label="E-mail" type="email" autoComplete="email" />
      </div>
      <Field form={form} name="basics.location.city" label="Place" autoComplete="address-level2" />
      <Field
        form={form}
        name="basics.label"
        label="In one line: who you are and the job you want"
      />
      {values['basics.url'] && <Field form={form} name="basics.url" label="Address on the web" />}
      {values['basics.summary'] && (
        <Field form={form} name="basics.summary" label="In a few sentences" rows={3} />
      )}
      <TemplateChoice form={form} />
    </Group>
  );
}

const orders = [
  ['', 'By experience: work first after a year of it'],
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
    <Group form={form} title="Education" of="education">
      {numbers(form.rows.education).map((at) => (
        <fieldset className="resume-row" aria-label={`Course ${at + 1}`} key={at}>
          <div className="pair">
            <Field form={form} name={`education.${at}.studyType`} label="Course" />
            <Field form={form} name={`education.${at}.institution`} label="College, place" />
          </div>
          <div className="pair three">
            <Field form={form} name={`education.${at}.startDate`} label="From" />
            <Field form={form} name={`education.${at}.endDate`} label="Until" />
            <Field form={form} name={`education.${at}.score`} label="Marks" optional />
          </div>
        </fieldset>
      ))}
      <AddRow form={form} list="education">
        Add another course
      </AddRow>
    </Group>
  );
}

export function WorkGroup({ form }: Props) {
  return (
    <Group form={form} title="Work or practice" of="work">
      {numbers(form.rows.work).map((at) => (
        <fieldset className="resume-row" aria-label={`Post ${at + 1}`} key={at}>
          <div className="pair">
            <Field form={form} name={`work.${at}.position`} label="Post" />
            <Field form={form} name={`work.${at}.name`} label="Where" />
          </div>
          <div className="pair">
            <Field form={form} name={`work.${at}.startDate`} label="From" />
            <Field form={form} name={`work.${at}.endDate`} label="Until" />
          </div>
          <Field
            form={form}
            name={`work.${at}.highlights`}
            label="What you did, a line each"
            rows={3}
          />
        </fieldset>
      ))}
      <ProjectExample />
      <AddRow form={form} list="work">
        Add another
      </AddRow>
    </Group>
  );
}

/** A fresher's first entry: what a project looks like on the page, and a line to begin it with. */
function ProjectExample() {
  const { 'work.0.position': title, 'work.0.highlights': lines } = sampleResume;
  return (
    <details className="project-example">
      <summary className="text-action">No job yet? Add a college project</summary>
      <p>A project counts: what you kept, how much of it, and what came of it. For example:</p>
      <p>
        <b>{title}</b>
      </p>
      <ul>
        {lines.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button type="button" className="button low line when-script" data-project>
        Begin with a project
      </button>
    </details>
  );
}

export function CertificatesGroup({ form }: Props) {
  const { values, checks, typed } = form;
  return (
    <Group form={form} title="HOA certificates" of="certificates">
      {numbers(form.rows.certificates).map((at) => {
        const path = `certificates.${at}`;
        const found = checks[typed[`${path}.number`] ?? ''];
        // One of somebody else came with a document: it has no number of ours.
        if (values[`${path}.name`] || values[`${path}.issuer`]) {
          return (
            <div className="pair" key={at}>
              <Field form={form} name={`${path}.name`} label="Certificate" />
              <Field form={form} name={`${path}.issuer`} label="Given by" />
              <Field form={form} name={`${path}.date`} label="When" />
            </div>
          );
        }
        return (
          <div className="cert-line-field" key={at}>
            <Field form={form} name={`${path}.number`} label="Number" />
            {found && (
              <p className="sub">
                <span className="resume-checked">Checked</span> {found.name}
              </p>
            )}
          </div>
        );
      })}
      <AddRow form={form} list="certificates">
        Add another number
      </AddRow>
    </Group>
  );
}

export function SkillsGroup({ form }: Props) {
  const { values, typed } = form;
  const more = Object.keys(values)
    .map((name) => /^skills\.(\d+)\.name$/.exec(name)?.[1])
    .filter((at) => Number(at) >= skillGroups.length);
  const sub = joined(skillGroups.map((_, at) => typed[`skills.${at}.keywords`]));
  return (
    <Group form={form} title="Skills and software" of="skills" sub={sub} folded>
      {skillGroups.map((group, at) => (
        <div key={group}>
          <input type="hidden" name={`skills.${at}.name`} value={group} />
          <Field
            form={form}
            name={`skills.${at}.keywords`}
            label={group}
            example={`skills.${group}`}
          />
        </div>
      ))}
      {more.map((at) => (
        <div className="pair" key={at}>
          <Field form={form} name={`skills.${at}.name`} label="Another group" />
          <Field form={form} name={`skills.${at}.keywords`} label="What is in it" />
        </div>
      ))}
    </Group>
  );
}

const fluencies = [
  '',
  'speak, read, write',
  'speak, read',
  'speak',
  'read, write',
  'read',
] as const;

export function LanguagesGroup({ form }: Props) {
  const { values, typed } = form;
  const rows = numbers(form.rows.languages);
  const sub = joined(rows.map((at) => typed[`languages.${at}.language`]));
  return (
    <Group form={form} title="Languages" of="languages" sub={sub} folded>
      {rows.map((at) => {
        const name = `languages.${at}.fluency`;
        const known = values[name] ?? '';
        return (
          <div className="pair" key={at}>
            <Field form={form} name={`languages.${at}.language`} label="Language" />
            <div className="field">
              <label htmlFor={name}>How well</label>
              <p className="hint">What you can do in it</p>
              <select id={name} name={name} defaultValue={known}>
                {[...new Set([...fluencies, known])].map((fluency) => (
                  <option key={fluency} value={fluency}>
                    {fluency || 'Not said'}
                  </option>
                ))}
              </select>
            </div>
          </div>
        );
      })}
      <AddRow form={form} list="languages">
        Add another language
      </AddRow>
    </Group>
  );
}

export function OtherGroup({ form }: Props) {
  const { values, typed } = form;
  const count = Math.max(
    2,
    ...Object.keys(values).map((name) => Number(/^meta\.other\.(\d+)$/.exec(name)?.[1] ?? -1) + 1),
  );
  const sub = joined(numbers(count).map((at) => typed[`meta.other.${at}`])) || 'optional';
  return (
    <Group form={form} title="Two lines of your own" of="meta." sub={sub} folded>
      {numbers(count).map((at) => (
        <Field
          form={form}
          key={at}
          name={`meta.other.${at}`}
          label={`Line ${at + 1}`}
          example={at ? '' : 'meta.other'}
        />
      ))}
    </Group>
  );
}

/** These parts came with a document and nobody else is asked for them; they can be changed or taken away. */
export function FurtherGroup({ form }: Props) {
  const names = furtherFields(form.values);
  if (names.length === 0) return null;
  const sub = [
    ...new Set(names.map((name) => name.replace(/^basics\./, '').replace(/\..*/, ''))),
  ].join(', ');
  return (
    <Group form={form} title="More from your file" of={names} sub={sub} folded>
      {names.map((name) => (
        <Field
          form={form}
          key={name}
          name={name}
          label={labelOf(name)}
          {...(/\n|.{60}/.test(form.values[name] ?? '') && { rows: 2 })}
        />
      ))}
    </Group>
  );
}
