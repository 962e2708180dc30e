/** What is asked of a batch, for a new one and for one that is changed; each field says what is wrong with it. */
import { Input, Options, Select, sameWords } from '#components/ui/plain-field';
import { batchLanguages, batchModes, weekdays } from '#lib/shared/batches/batch';
import { batchSubjects } from '#lib/shared/batches/subject';

export interface TypedPlan {
  readonly what: readonly string[];
  readonly days: readonly string[];
  readonly text: (name: string) => string;
}

interface Props {
  readonly typed: TypedPlan;
  readonly errors: Readonly<Record<string, string>>;
  /** Of ids, where a page has two of these. */
  readonly id: string;
}

export function ScheduleFields(of: Props) {
  const { typed, errors, id } = of;
  return (
    <>
      <What {...of} />
      <div className="pair when">
        <Text {...of} name="starts" label="Begins" type="date" />
        <Choice {...of} name="mode" label="Where" options={batchModes} />
      </div>
      <Options
        id={`${id}-days`}
        error={errors.days}
        legend="Days"
        type="checkbox"
        name="days"
        as="boxes week-boxes"
        options={sameWords(weekdays)}
        isOn={(day) => typed.days.includes(day)}
      />
      <div className="pair when">
        <Text {...of} name="from" label="From" type="time" />
        <Text {...of} name="to" label="To" type="time" />
      </div>
    </>
  );
}

export function SeatFields(of: Props) {
  return (
    <>
      <div className="pair when">
        <Choice {...of} name="language" label="Language" options={batchLanguages} />
        <Text {...of} name="seats" label="Seats" type="text" inputMode="numeric" />
      </div>
      <details className="more-rows" open={of.errors.joinBy ? true : undefined}>
        <summary>Trainer, note, joining late</summary>
        <Text {...of} name="trainer" label="Trainer" type="text" />
        <Text {...of} name="note" label="Note, for the public page" type="text" />
        <Text
          {...of}
          name="joinBy"
          label="Joining until"
          hint="If empty: until the first session begins"
          type="date"
        />
      </details>
    </>
  );
}

function What({ typed, errors, id }: Props) {
  return (
    <details className="more-rows" open={typed.what.length === 0 || errors.what ? true : undefined}>
      <summary>What: {typed.what.length === 0 ? 'choose' : wordsOf(typed.what)}</summary>
      <Options
        id={`${id}-what`}
        error={errors.what}
        legend="A module, several, or a bootcamp"
        type="checkbox"
        name="what"
        as="rows what-rows"
        options={batchSubjects}
        isOn={(subject) => typed.what.includes(subject)}
      />
    </details>
  );
}

const wordsOf = (what: readonly string[]) =>
  what.map((each) => batchSubjects.find(({ value }) => value === each)?.label ?? each).join('; ');

interface FieldProps extends Props {
  readonly name: string;
  readonly label: string;
}

function Text({
  typed,
  errors,
  id,
  name,
  ...control
}: FieldProps & { hint?: string; type: 'text' | 'date' | 'time'; inputMode?: 'numeric' }) {
  return (
    <Input
      id={`${id}-${name}`}
      name={name}
      error={errors[name]}
      defaultValue={typed.text(name)}
      autoComplete="off"
      {...control}
    />
  );
}

function Choice({
  typed,
  errors,
  id,
  name,
  label,
  options,
}: FieldProps & { options: readonly string[] }) {
  return (
    <Select
      id={`${id}-${name}`}
      name={name}
      label={label}
      error={errors[name]}
      defaultValue={typed.text(name) || options[0]}
      options={sameWords(options)}
    />
  );
}
