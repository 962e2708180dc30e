'use client';
import { useEnquiry } from '#components/forms/enquiry-context';

interface Props {
  name: string;
  /** An option that always goes along: shown ticked, not to be unticked. */
  fixed?: string;
}

/** Tick as many as apply; the options come from the form's definition. */
export function Choices({ name, fixed }: Props) {
  const { form, api } = useEnquiry();
  const field = form.fields[name];
  return (
    <fieldset className="field">
      <legend className="legend">{field?.label}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {field?.options?.map((option) =>
          option === fixed ? (
            <label key={option} className="choice">
              <input type="checkbox" defaultChecked disabled />
              {option}
              <input type="hidden" name={name} value={option} />
            </label>
          ) : (
            <label key={option} className="choice">
              <input type="checkbox" value={option} {...api.register(name)} />
              {option}
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}
