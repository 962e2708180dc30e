'use client';
import { useEnquiry } from '#components/forms/enquiry-context';

interface Props {
  name: string;
  /** What stands for no answer. */
  none: string;
  /** The answer that is chosen before the visitor chooses. */
  preset?: string;
  groups: readonly { readonly label: string; readonly options: readonly string[] }[];
}

/** One of many, in the browser's own list. */
export function Select({ name, none, preset, groups }: Props) {
  const { form, id, api } = useEnquiry();
  const control = `${id}-${name}`;
  return (
    <div className="field">
      <label htmlFor={control}>{form.fields[name]?.label}</label>
      <select id={control} defaultValue={preset} {...api.register(name)}>
        <option value="">{none}</option>
        {groups.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
