import type { AskedView } from '#lib/server/desk/enquiry/asked-view';

/** What the server computed; pressed with other answers, it is computed again. */
export function AskedTotal({ asked }: { asked: AskedView }) {
  return (
    <div className="asked-total" role="status">
      <p className="asked-head">
        <b>To be asked for</b>
        <span>computed {asked.at}</span>
      </p>
      <dl className="due-lines">
        <div>
          <dt>{asked.summary}</dt>
          <dd>{asked.fee}</dd>
        </div>
        {asked.discount && (
          <div>
            <dt>{asked.discount.reason}</dt>
            <dd>{asked.discount.amount}</dd>
          </div>
        )}
        <div className="due-gst">
          <dt>{asked.gstOf}</dt>
          <dd>{asked.gst}</dd>
        </div>
        <div className="due-total">
          <dt>Total</dt>
          <dd>
            <b className="sum">{asked.total}</b>
          </dd>
        </div>
      </dl>
      <ol className="asked-parts">
        {asked.parts.map(({ due, sum }) => (
          <li key={due}>
            <span>{due}</span>
            <span>{sum}</span>
          </li>
        ))}
      </ol>
      <p className="sub">{asked.note}</p>
    </div>
  );
}
