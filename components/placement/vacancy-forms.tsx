/** Forms of one vacancy: each names the version of the page that it stands on. */
import { Again, NoteField } from '#components/desk/action-form';
import { Hidden } from '#components/desk/parts';
import { Input, Select } from '#components/ui/plain-field';
import type { VacancyView } from '#lib/server/placement/vacancy-view';
import { deskVacancyCall } from '#lib/shared/addresses/desk-routes';

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

interface HireProps {
  readonly view: VacancyView;
  readonly refused: RefusedVacancy | undefined;
}

export function HireForm({ view, refused }: HireProps) {
  const own = refused?.action === 'hired' ? refused : undefined;
  const typed = (name: string) => own?.typed[name]?.[0];
  const field = (name: string) => ({
    id: `hire-${name}`,
    name,
    defaultValue: typed(name),
    error: own?.errors[name],
  });
  return (
    <details name="act" open={own !== undefined || undefined}>
      <summary>Somebody is hired</summary>
      <form className="answer form hire-form" method="post" action={deskVacancyCall(view.id)}>
        <Hidden fields={{ action: 'hired', version: view.version }} />
        <Select
          {...field('candidate')}
          label="Who"
          options={view.mayHire.map(({ reference, name }) => ({ value: reference, label: name }))}
        />
        <Input {...field('from')} label="First day" type="date" required />
        <Input {...field('pay')} label="Pay a month, ₹" type="text" inputMode="numeric" required />
        <button type="submit" className="button line">
          Keep it
        </button>
      </form>
    </details>
  );
}

interface SpokeProps extends HireProps {
  readonly days: NonNullable<VacancyView['callDays']>;
}

/** As on the employer's enquiry, where it is kept. */
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
