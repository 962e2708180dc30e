/** Forms of one vacancy: each names the version of the page that it is on. */
import { Again, NoteField } from '#components/desk/action-parts';
import { Hidden } from '#components/desk/parts';
import { FormField } from '#components/forms/form-field';
import { Select, sameWords } from '#components/ui/plain-field';
import { deskVacancyCall } from '#data/addresses/desk-routes';
import { workPreferences } from '#data/application-choices';
import { courses } from '#data/courses';
import { hireForm, ratingsForm, termsForm } from '#lib/placement/forms/desk';
import type { VacancyView } from '#lib/placement/views/vacancy';

/** A post that was not taken, and what it said: a text, or several of one name. */
export interface RefusedVacancy {
  readonly message: string;
  readonly action: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, readonly string[]>>;
}

interface OneButtonProps {
  readonly view: VacancyView;
  readonly action: string;
  readonly label: string;
  readonly more?: Readonly<Record<string, string>>;
}

export const OneButton = ({ view, action, label, more = {} }: OneButtonProps) => (
  <form className="one-button" method="post" action={deskVacancyCall(view.id)}>
    <Hidden fields={{ action, version: view.version, ...more }} />
    <button type="submit" className="button line low">
      {label}
    </button>
  </form>
);

interface Props {
  readonly view: VacancyView;
  readonly refused: RefusedVacancy | undefined;
}

export function HireForm({ view, refused }: Props) {
  const own = refused?.action === 'hired' ? refused : undefined;
  const field = { form: hireForm, prefix: 'hire', typed: own?.typed, errors: own?.errors };
  return (
    <details name="act" open={own !== undefined || undefined}>
      <summary>Somebody is hired</summary>
      <form className="answer form hire-form" method="post" action={deskVacancyCall(view.id)}>
        <Hidden fields={{ action: 'hired', version: view.version }} />
        <Select
          id="hire-candidate"
          name="candidate"
          label="Who"
          defaultValue={own?.typed.candidate?.[0]}
          error={own?.errors.candidate}
          options={view.mayHire.map(({ reference, name }) => ({ value: reference, label: name }))}
        />
        <FormField {...field} name="from" required />
        <FormField {...field} name="pay" required />
        <button type="submit" className="button line">
          Keep it
        </button>
      </form>
    </details>
  );
}

interface SpokeProps extends Props {
  readonly days: NonNullable<VacancyView['callDays']>;
}

/** This is stored on the employer's enquiry, whose page has the same form. */
export function SpokeForm({ view, days, refused }: SpokeProps) {
  const own = refused?.action === 'spoke' ? refused : undefined;
  const typed = Object.entries(own?.typed ?? {}).map(([name, [text = '']]) => [name, text]);
  const rejected = own && { ...own, title: own.message, typed: Object.fromEntries(typed) };
  return (
    <details name="act" open={own !== undefined || undefined}>
      <summary>Spoke with the employer</summary>
      <form className="answer form" method="post" action={deskVacancyCall(view.id)}>
        <Hidden fields={{ action: 'spoke', version: view.version }} />
        <NoteField
          {...{ rejected, act: 'spoke' }}
          hint="Two lines are enough. It is saved with their enquiry; they may ask to read it."
        />
        <Again
          {...{ view: { days, offered: '' }, rejected, act: 'spoke' }}
          none="They will decide, or nothing is pending"
        />
        <button type="submit" className="button line">
          Save the conversation
        </button>
      </form>
    </details>
  );
}

export function TermsForm({ view, refused }: Props) {
  const own = refused?.action === 'change' ? refused : undefined;
  const { terms } = view;
  const typed: Readonly<Record<string, unknown>> = own?.typed ?? {
    ...terms,
    named: terms.named ? 'yes' : 'no',
    ...Object.fromEntries(
      Object.entries(terms.atLeast).map(([subject, rating]) => [`atLeast-${subject}`, rating]),
    ),
  };
  const shared = { prefix: 'terms', typed, errors: own?.errors };
  const field = { form: termsForm, ...shared };
  const isNew = view.version === 1 && terms.preference === '' && terms.skills.length === 0;
  return (
    <details className="more-rows" open={own !== undefined || isNew || undefined}>
      <summary>Change it</summary>
      <form className="form" method="post" action={deskVacancyCall(view.id)}>
        <Hidden fields={{ action: 'change', version: view.version }} />
        <FormField {...field} name="type" />
        <FormField {...field} name="number" />
        <FormField {...field} name="city" />
        <FormField {...field} name="payFrom" />
        <FormField {...field} name="payTo" />
        <FormField {...field} name="preference" options={sameWords(workPreferences)} none="Any" />
        <Boxes name="experience" typed={typed} />
        <Boxes name="skills" typed={typed} />
        <fieldset className="field">
          <legend className="legend">At least, of 10</legend>
          {Object.keys(ratingsForm.fields).map((name) => (
            <FormField key={name} form={ratingsForm} {...shared} name={name} />
          ))}
        </fieldset>
        <Boxes name="languages" typed={typed} />
        <Boxes name="certificates" typed={typed} labelOf={moduleLabel} />
        <FormField {...field} name="from" />
        <FormField {...field} name="note" />
        <FormField
          {...field}
          name="named"
          options={[
            { value: 'yes', label: 'Candidates are told' },
            { value: 'no', label: 'They see the description below' },
          ]}
        />
        <FormField {...field} name="described" />
        <button type="submit" className="button line">
          Save the vacancy
        </button>
      </form>
    </details>
  );
}

const moduleLabel = (value: string) =>
  `${value}, ${courses.find(({ courseNo }) => String(courseNo) === value)?.title}`;

interface BoxesProps {
  readonly name: 'experience' | 'skills' | 'languages' | 'certificates';
  readonly typed: Readonly<Record<string, unknown>>;
  readonly labelOf?: (value: string) => string;
}

/** The empty one says that the list was there: without a tick, nothing is asked. */
function Boxes({ name, typed, labelOf = (value) => value }: BoxesProps) {
  const { label, options } = termsForm.fields[name];
  const chosen = [typed[name] ?? []].flat().map(String);
  return (
    <details className="boxes-group" open={chosen.some(Boolean) || undefined}>
      <summary>{label}</summary>
      <fieldset className="field boxes-many">
        <legend className="sr-only">{label}</legend>
        <input type="hidden" name={name} value="" />
        {options.map((value) => (
          <label className="option" key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            <span>{labelOf(value)}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
