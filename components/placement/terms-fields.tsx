/** The fields of a vacancy's terms: each keeps what was typed. */
import type { ComponentProps } from 'react';
import { Input, Select } from '#components/ui/plain-field';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly kept: string;
}

const idOf = (name: string) => `terms-${name}`;

export function Text({
  name,
  kept,
  isNumber,
  isDay,
  ...texts
}: FieldProps & { error?: string | undefined; hint?: string; isNumber?: true; isDay?: true }) {
  return (
    <Input
      id={idOf(name)}
      name={name}
      {...texts}
      type={isDay ? 'date' : 'text'}
      inputMode={isNumber && 'numeric'}
      defaultValue={kept}
    />
  );
}

export function Choice({
  name,
  label,
  kept,
  options,
  none,
}: FieldProps & Pick<ComponentProps<typeof Select>, 'options' | 'none'>) {
  return <Select id={idOf(name)} {...{ name, label, options, none }} defaultValue={kept} />;
}

/** The empty one says that the list was there: without a tick, nothing is asked. */
export function Boxes({
  name,
  legend,
  kept,
  options,
}: {
  name: string;
  legend: string;
  kept: readonly string[];
  options: readonly (readonly [value: string, label: string])[];
}) {
  return (
    <details className="boxes-group" open={kept.some(Boolean) || undefined}>
      <summary>{legend}</summary>
      <fieldset className="field boxes-many">
        <legend className="sr-only">{legend}</legend>
        <input type="hidden" name={name} value="" />
        {options.map(([value, label]) => (
          <label className="option" key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={kept.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
