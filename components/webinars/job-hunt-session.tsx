'use client';
/** Which session is booked: a list of its own, so that an opener or the address can choose in it. */
import { useFormWords } from '#components/webinars/job-hunt-words';

export const sessionSelect = 'free-session';

export interface SessionChoice {
  readonly id: string;
  /** Language, day and hours. */
  readonly label: string;
  readonly topic: string;
}

/** The topic of the chosen one stands below, shown by the styles: it would be cut in a narrow list. */
export function JobHuntSession({ sessions }: { sessions: readonly SessionChoice[] }) {
  const { texts } = useFormWords();
  return (
    <div className="field">
      <label htmlFor={sessionSelect}>{texts.session}</label>
      <select id={sessionSelect} name="session" className="session-select">
        {sessions.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <div className="chosen-session" lang="en">
        {sessions.map(({ id, topic }) => (
          <p key={id}>{topic}</p>
        ))}
      </div>
    </div>
  );
}
