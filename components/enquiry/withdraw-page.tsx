import { PageHead } from '#components/layout/page-head';
import { enquiryCall, enquiryPath } from '#lib/shared/addresses/token-routes';

interface Props {
  readonly token: string;
  readonly noun: string;
  readonly reference: string;
  readonly at: string;
  readonly goes: {
    readonly answers: number;
    readonly files: number;
    readonly events: number;
    readonly mails: number;
  };
}

/** Asks once, and counts what goes. */
export function WithdrawPage({ token, noun, reference, at, goes }: Props) {
  const rows = [
    ['Your answers', goes.answers],
    ...(goes.files > 0 ? ([['Your resume', goes.files]] as const) : []),
    ['Our notes about it', goes.events],
    ['Mails to and about you', goes.mails],
  ] as const;
  return (
    <>
      <PageHead title={`Withdraw your ${noun}?`} lede={`${reference}, received on ${at}.`} />
      <div className="wrap confirm">
        <section className="leaf" aria-labelledby="goes">
          <h2 id="goes">What is erased</h2>
          <dl>
            {rows.map(([label, many]) => (
              <div className="entry" key={label}>
                <dt>{label}</dt>
                <dd>{many}</dd>
              </div>
            ))}
            <div className="entry total">
              <dt>Left with us afterwards</dt>
              <dd>
                <span className="sum">0</span>
              </dd>
            </div>
          </dl>
          <form method="post" action={enquiryCall(token)}>
            <input type="hidden" name="action" value="withdraw" />
            <input type="hidden" name="confirm" value="yes" />
            <div className="acts-row">
              <button type="submit" className="button">
                Withdraw and erase
              </button>
              <a className="button line" href={enquiryPath(token)}>
                Keep my {noun}
              </a>
            </div>
          </form>
        </section>
        <p className="notice">
          It cannot be brought back; you may send another whenever you like. Anything else that you
          sent us on another day stays: it is separate, and has a link of its own. What was paid
          stays in our books, as tax law asks.
        </p>
      </div>
    </>
  );
}
