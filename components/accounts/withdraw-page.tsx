import { PageHead } from '#components/layout/page-head';
import { LedgerRows } from '#components/ui/rows';
import { routes } from '#data/addresses/routes';
import { enquiryCall, enquiryPath } from '#data/addresses/token-routes';
import type { WithdrawnPayment } from '#lib/accounts/views/withdrawn';

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
  readonly payment: WithdrawnPayment | undefined;
  /** Numbers of the invoices and credit notes that stay. */
  readonly documents: readonly string[];
}

/** Asks once, and counts what goes. */
export function WithdrawPage({ token, noun, reference, at, goes, payment, documents }: Props) {
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
          <LedgerRows
            rows={rows}
            total={['What stays in our system', staysInWords(payment, documents)]}
          />
          {payment && <PaymentText payment={payment} />}
          {documents.length > 0 && <Documents numbers={documents} />}
          <form method="post" action={enquiryCall(token)}>
            <input type="hidden" name="action" value="withdraw" />
            <input type="hidden" name="confirm" value="yes" />
            <div className="acts-row">
              <button type="submit" className="button">
                {payment ? 'Withdraw and give up my place' : 'Withdraw and erase'}
              </button>
              <a className="button line" href={enquiryPath(token)}>
                Keep my {noun}
              </a>
            </div>
          </form>
        </section>
        <div className="notice">
          <p>
            <b>Deleted at once:</b> what is listed here. It cannot be recovered. You may send
            another at any time. If we restore a backup, we delete it again.
          </p>
          <p>
            <b>Deleted by our team:</b> the mails about it in their mailbox. We ask them to do so,
            and not to call you.
          </p>
          <p>
            <b>Kept:</b> what you sent us on other days, which has its own links, and the record of
            what you paid, as tax and company law require.
          </p>
        </div>
      </div>
    </>
  );
}

const staysInWords = (payment: WithdrawnPayment | undefined, documents: readonly string[]) => {
  if (documents.length === 0) return payment ? 'The payment' : '0';
  return documents.length === 1 ? 'One tax document' : `${documents.length} tax documents`;
};

/** Before the button: a document that was issued is not changed any more. */
const Documents = ({ numbers }: { numbers: readonly string[] }) => (
  <section aria-labelledby="documents">
    <h3 id="documents">Your tax documents stay as they were issued</h3>
    <p>
      {numbers.join(', ')}: with the name and address on them, for 8 years. The CGST Act (section
      36) asks us to keep them for 72 months from the due date of the annual return, and the LLP
      Rules 2009 (rule 24) for 8 years. The links to them stop working with this page: save or print
      them first.
    </p>
  </section>
);

/** Nothing more can be asked for. */
const comesBack: ReadonlySet<WithdrawnPayment['goesBack']> = new Set(['all', 'batch', 'less-fee']);

/** Before the button: what becomes of place and money. */
function PaymentText({ payment }: { payment: WithdrawnPayment }) {
  const { amount, paid, until, goesBack } = payment;
  const back = 'to the card, account or UPI address from which it came';
  const text = {
    all: `We cancelled the session, so we will refund the full ${amount} ${back}, whether you withdraw or not.`,
    batch: `We cancelled your batch, so we will refund the full ${amount} ${back}, whether you withdraw or not.`,
    'less-fee': `You may cancel until ${until}, 24 hours after your payment, and withdrawing counts as cancelling: we will refund ${amount}, less any payment gateway charge, ${back}, within 7 to 10 working days.`,
    late: `The 24 hours in which you could cancel ended on ${until}: if you withdraw because your plans have changed, the ${amount} is not refunded.`,
    undelivered: `The 24 hours in which you could cancel all of it ended on ${until}. The hours not yet delivered are refunded pro rata with their GST, less any payment gateway charge, ${back}, within 7 to 10 working days.`,
    held: `The session was held, so the ${amount} is not refunded if you withdraw.`,
  }[goesBack];
  return (
    <section aria-labelledby="money">
      <h3 id="money">Your place and your payment</h3>
      <p>
        You paid {amount} on {paid}. If you withdraw, you give up your place and will not get the
        access link. {text}{' '}
        {!comesBack.has(goesBack) && (
          <>
            If something was not delivered, or was not as described, ask for a{' '}
            <a href={routes.refund}>refund</a> before you withdraw.{' '}
          </>
        )}
        All the rules are in the <a href={routes.cancellation}>cancellation policy</a>.
      </p>
      <p>
        Note the payment number <b>{payment.payment}</b>
        {payment.invoice && (
          <>
            {' '}
            and the invoice <b>{payment.invoice}</b>
          </>
        )}
        : we can find the payment fastest by them if you ask about it later.
      </p>
    </section>
  );
}
