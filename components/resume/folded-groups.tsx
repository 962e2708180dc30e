import { ResumeField } from '#components/resume/field';
import { AddRow, numbers, ResumeGroup } from '#components/resume/group';
import { skillGroups } from '#lib/shared/resume/rules';
import type { ResumeFormState } from '#lib/shared/resume/views';

interface Props {
  form: ResumeFormState;
}

export function CertificatesGroup({ form }: Props) {
  const { values, checks, typed } = form;
  return (
    <ResumeGroup form={form} title="Certificates of HOA" of="certificates">
      {numbers(form.rows.certificates).map((at) => {
        const path = `certificates.${at}`;
        const found = checks[typed[`${path}.number`] ?? ''];
        // One of somebody else came with a document: it has no number of ours.
        if (values[`${path}.name`]) {
          return (
            <div className="pair" key={at}>
              <ResumeField form={form} name={`${path}.name`} label="Certificate" />
              <ResumeField form={form} name={`${path}.issuer`} label="Given by" />
              <ResumeField form={form} name={`${path}.date`} label="When" />
            </div>
          );
        }
        return (
          <div className="cert-line-field" key={at}>
            <ResumeField form={form} name={`${path}.number`} label="Number" />
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
    </ResumeGroup>
  );
}

export function SkillsGroup({ form }: Props) {
  const { values, typed } = form;
  const more = Object.keys(values)
    .map((name) => /^skills\.(\d+)\.name$/.exec(name)?.[1])
    .filter((at) => Number(at) >= skillGroups.length);
  const sub = joined(skillGroups.map((_, at) => typed[`skills.${at}.keywords`]));
  return (
    <ResumeGroup form={form} title="Skills and software" of="skills" sub={sub} folded>
      {skillGroups.map((group, at) => (
        <div key={group}>
          <input type="hidden" name={`skills.${at}.name`} value={group} />
          <ResumeField
            form={form}
            name={`skills.${at}.keywords`}
            label={group}
            example={`skills.${group}`}
          />
        </div>
      ))}
      {more.map((at) => (
        <div className="pair" key={at}>
          <ResumeField form={form} name={`skills.${at}.name`} label="Another group" />
          <ResumeField form={form} name={`skills.${at}.keywords`} label="What is in it" />
        </div>
      ))}
    </ResumeGroup>
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
    <ResumeGroup form={form} title="Languages" of="languages" sub={sub} folded>
      {rows.map((at) => {
        const name = `languages.${at}.fluency`;
        const known = values[name] ?? '';
        return (
          <div className="pair" key={at}>
            <ResumeField form={form} name={`languages.${at}.language`} label="Language" />
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
    </ResumeGroup>
  );
}

export function OtherGroup({ form }: Props) {
  const { values, typed } = form;
  const count = Math.max(
    2,
    ...Object.keys(values).map((name) => Number(/^meta\.other\.(\d)$/.exec(name)?.[1] ?? -1) + 1),
  );
  const sub = joined(numbers(count).map((at) => typed[`meta.other.${at}`])) || 'optional';
  return (
    <ResumeGroup form={form} title="Two lines of your own" of="meta." sub={sub} folded>
      {numbers(count).map((at) => (
        <ResumeField
          form={form}
          key={at}
          name={`meta.other.${at}`}
          label={`Line ${at + 1}`}
          example={at ? '' : 'meta.other'}
        />
      ))}
    </ResumeGroup>
  );
}

const joined = (texts: readonly (string | undefined)[]) =>
  texts.filter((text) => text?.trim()).join(', ');
