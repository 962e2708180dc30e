/** The question whether one may be shown: the post, who would see what, and the answer. */
import { Input } from '#components/ui/plain-field';
import { Rows } from '#components/ui/rows';
import { TextList } from '#components/ui/text-list';
import type { PlacementView } from '#lib/server/placement/views/candidate';
import { routes } from '#lib/shared/addresses/routes';
import { enquiryCall } from '#lib/shared/addresses/token-routes';

export interface FormProps {
  readonly token: string;
  readonly view: PlacementView;
  readonly errors: Readonly<Record<string, string>>;
  /** Of what is answered: one is red on a page. */
  readonly button: 'button' | 'button line';
}

export function Hidden({ action, vacancy }: { action: string; vacancy: string }) {
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

export function Consent({ token, view, button }: FormProps) {
  return (
    <div className="consent">
      <section className="leaf" aria-label="The post">
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
        <Hidden action="consent" vacancy={view.vacancy} />
        <input type="hidden" name="shown" value={view.shown} />
        <h2>Your answer</h2>
        <button type="submit" className={button} name="answer" value="yes">
          {view.isAskedAgain ? 'Yes, also to the new words' : 'Yes, show me to them'}
        </button>
        <p className="small">{view.takesBack}</p>
        <details className="more-rows">
          <summary>{view.isAskedAgain ? 'No, not as it is now' : 'No, not this one'}</summary>
          <div className="form">
            <Input
              id={`why-${view.vacancy}`}
              name="why"
              label={
                <>
                  Why <span className="hint">(optional)</span>
                </>
              }
              hint="It helps us propose better posts to you. We do not tell the employer."
              type="text"
              maxLength={500}
            />
            <button type="submit" className="button line" name="answer" value="no">
              No, thank you
            </button>
            <p className="small">Nothing else changes: we will keep looking for a post for you.</p>
          </div>
        </details>
        <p className="notice">
          Placement is free at every step, for you. Nobody may ask you for money, an OTP or a
          password for this post.
        </p>
      </form>
    </div>
  );
}
