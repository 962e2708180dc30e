/** Which mails of a batch went, and whom one did not reach. */
import { State } from '#components/desk/parts';
import type { SentMails } from '#lib/server/desk/batches/sent-mails';

export function SentMailList({ mails }: { mails: readonly SentMails[] }) {
  return (
    <section aria-labelledby="sent">
      <h2 id="sent">Mails</h2>
      {mails.length === 0 && <p>None sent yet.</p>}
      <ul className="state-list">
        {mails.map(({ mark, what, sub, href }) => (
          <li key={`${what} ${sub}`}>
            <State mark={mark}>{href ? <a href={href}>{what}</a> : what}</State>
            <span className="sub">{sub}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
