import { type Rejected, Said } from '#components/accounts/change-forms';
import { History } from '#components/accounts/enquiry-parts';
import { FormField } from '#components/forms/form-field';
import { Wrong } from '#components/ui/plain-field';
import { Rows } from '#components/ui/rows';
import { TextList } from '#components/ui/text-list';
import { routes } from '#data/addresses/routes';
import { enquiryCall } from '#data/addresses/token-routes';
import { consentForm, otherSlotForm, questionForm } from '#lib/placement/forms/desk';
import type { PlacementView } from '#lib/placement/views/candidate';

interface Props {
  readonly token: string;
  readonly view: PlacementView;
  readonly rejected: Rejected | undefined;
  readonly said?: string | undefined;
  readonly isFirst: boolean;
}

export function Placement({ token, view, rejected, said, isFirst }: Props) {
  const { vacancy, status: standing, title, text } = view;
  const errors = rejected?.errors ?? {};
  const button = isFirst ? ('button' as const) : ('button line' as const);
  const form = { token, view, errors, button };
  return (
    <section
      className="placement"
      data-vacancy={vacancy}
      data-standing={standing}
      aria-label={title}
    >
      {said && <Said action="placement" text={said} />}
      {!isFirst && (
        <div className="placement-head">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      )}
      {(standing === 'asked' || view.isAskedAgain) && <Consent {...form} />}
      {standing === 'invited' && <Slots {...form} />}
      {standing === 'met' && <Went {...form} />}
      {view.mayMove && <OtherHours {...form} />}
      {view.mayAsk && <Ask {...form} />}
      {view.seen.length > 0 && <Seen view={view} />}
      {view.mayUndo && <UndoForm {...form} />}
    </section>
  );
}

function Slots({ token, view, errors, button }: FormProps) {
  return (
    <form className="form slot-form" method="post" action={enquiryCall(token)}>
      <Hidden action="slot" vacancy={view.vacancy} />
      <h2>When?</h2>
      <fieldset className="field" id="slot">
        <legend className="legend">
          Interview, about 45 minutes{view.place && `, at ${view.place}`}
        </legend>
        <div className="options rows">
          {view.slots.map(({ value, label }) => (
            <label className="option" key={value}>
              <input type="radio" name="slot" value={value} required />
              <span>
                <b>{label}</b>
              </span>
            </label>
          ))}
          <label className="option">
            <input type="radio" name="slot" value="other" required />
            <span>
              <b>None of these</b> <small>Tell us below when you can come</small>
            </span>
          </label>
        </div>
        <Wrong id="slot" error={errors.slot} />
      </fieldset>
      <WhenYouCan
        prefix={`slot-${view.vacancy}`}
        errors={errors}
        hint="Only with “None of these”: “after 5:00 PM on any day”"
      />
      <button type="submit" className={button}>
        Choose this time
      </button>
    </form>
  );
}

const WhenYouCan = (more: Pick<FormProps, 'errors'> & { prefix: string; hint: string }) => (
  <FormField form={otherSlotForm} name="text" maxLength={500} {...more} />
);

function OtherHours({ token, view, errors }: FormProps) {
  return (
    <details className="more-rows" open={errors.text !== undefined || undefined}>
      <summary>I cannot come</summary>
      <form className="form" method="post" action={enquiryCall(token)}>
        <Hidden action="other-slot" vacancy={view.vacancy} />
        <WhenYouCan
          prefix={`other-${view.vacancy}`}
          errors={errors}
          hint="They will read it and offer other times"
        />
        <button type="submit" className="button line">
          Ask for other times
        </button>
      </form>
    </details>
  );
}

function Ask({ token, view, errors }: FormProps) {
  return (
    <details className="more-rows">
      <summary>Ask about this post</summary>
      <form className="form" method="post" action={enquiryCall(token)}>
        <Hidden action="question" vacancy={view.vacancy} />
        <FormField
          form={questionForm}
          prefix={`ask-${view.vacancy}`}
          name="text"
          hint="We answer by mail within a working day. The employer does not see your question"
          rows={2}
          maxLength={1000}
          errors={errors}
        />
        <button type="submit" className="button line">
          Ask us
        </button>
      </form>
    </details>
  );
}

function Went({ token, view, button }: FormProps) {
  return (
    <form className="form went-form" method="post" action={enquiryCall(token)}>
      <Hidden action="went" vacancy={view.vacancy} />
      <p className="acts-row">
        <button type="submit" className={button} name="answer" value="yes">
          Yes, we met
        </button>
        <button type="submit" className="button line" name="answer" value="no">
          No
        </button>
      </p>
    </form>
  );
}

function Seen({ view }: Pick<FormProps, 'view'>) {
  return (
    <section className="seen" aria-label="Who saw what">
      <h2>Who saw what</h2>
      <History lines={view.seen} />
    </section>
  );
}

/** Wherever there is a yes, whatever came of it: as easy as it was to give. */
function UndoForm({ token, view }: FormProps) {
  return (
    <details className="more-rows">
      <summary>Withdraw your consent</summary>
      <form className="form" method="post" action={enquiryCall(token)}>
        <Hidden action="consent-withdraw" vacancy={view.vacancy} />
        <p>
          From that moment they cannot see anything about you, and any interview fixed is cancelled.
          We cannot undo what they have already read.
        </p>
        <button type="submit" className="button line">
          Take it back
        </button>
      </form>
    </details>
  );
}

interface FormProps {
  readonly token: string;
  readonly view: PlacementView;
  readonly errors: Readonly<Record<string, string>>;
  /** The style of the answer's button: one button on a page is red. */
  readonly button: 'button' | 'button line';
}

function Hidden({ action, vacancy }: { action: string; vacancy: string }) {
  return (
    <>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="vacancy" value={vacancy} />
    </>
  );
}

function Changed({ view: { changed } }: Pick<FormProps, 'view'>) {
  return (
    <section className="changed" aria-label="What was changed">
      <h3>What was changed</h3>
      <dl>
        {changed.map(({ label, before, now }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="small">You agreed to</span>{' '}
              {before ? <del>{before}</del> : 'not said'}
            </dd>
            <dd>
              <span className="small">Now</span> {now ? <ins>{now}</ins> : 'not said'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Consent({ token, view, button }: FormProps) {
  const [words, answer] = [`post-${view.vacancy}`, `answer-${view.vacancy}`];
  return (
    <div className="consent">
      <form className="form consent-form" id={answer} method="post" action={enquiryCall(token)}>
        <Answering view={view} />
        <p>
          <b>{view.post}</b>
          {view.gist && `: ${view.gist}`}
        </p>
        <button type="submit" className={button} name="answer" value="yes">
          {view.isAskedAgain ? 'Yes, to the changed post too' : 'Yes, show me to them'}
        </button>
        <p>
          <a className="text-link" href={`#${words}`}>
            Read what they would see
          </a>
        </p>
        <p className="small">{view.takesBack}</p>
      </form>
      <section className="leaf" aria-label="The post" id={words}>
        <span className="leaf-margin" aria-hidden="true" />
        <h2>{view.post}</h2>
        {view.changed.length > 0 && <Changed view={view} />}
        {view.changed.length > 0 && <h3>The post as it is now</h3>}
        <Rows className="facts" row="fact" rows={view.rows} />
        <div className="shown">
          <section aria-label="They would see">
            <h3>They would see</h3>
            <TextList className="ticks-list" texts={view.wouldSee} />
          </section>
          <section aria-label="They would not see">
            <h3>They would not see</h3>
            <TextList className="ticks-list no-ticks" texts={view.wouldNotSee} />
          </section>
        </div>
        <p className="small">{view.small}</p>
        <p className="small">
          {view.complaints} <a href={`${routes.privacy}#grievances`}>privacy policy</a>.
        </p>
      </section>
      <form className="form consent-form" method="post" action={enquiryCall(token)}>
        <Answering view={view} />
        <h2>Your answer</h2>
        <p>
          <a className="text-link" href={`#${answer}`}>
            Say yes above
          </a>
        </p>
        <details className="more-rows">
          <summary>{view.isAskedAgain ? 'No, not as it is now' : 'No, not this one'}</summary>
          <div className="form">
            <FormField
              form={consentForm}
              id={`why-${view.vacancy}`}
              name="why"
              label={
                <>
                  Why <span className="hint">(optional)</span>
                </>
              }
              hint="It helps us suggest better jobs. We do not tell the employer."
              maxLength={500}
            />
            <button type="submit" className="button line" name="answer" value="no">
              No, thank you
            </button>
            <p className="small">Nothing else changes: we will keep looking for a job for you.</p>
          </div>
        </details>
        <p className="notice">
          Placement is free for you at every step. Nobody may ask you for money, an OTP or a
          password for this post.
        </p>
      </form>
    </div>
  );
}

/** An answer names the words that it was given to. */
const Answering = ({ view }: Pick<FormProps, 'view'>) => (
  <>
    <Hidden action="consent" vacancy={view.vacancy} />
    <input type="hidden" name="shown" value={view.shown} />
  </>
);
