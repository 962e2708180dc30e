'use client';
/** Which session is booked: a list of its own, so that an opener or the address can choose in it. */
import { useFormWords } from '#components/webinars/job-hunt-words';

export const sessionSelect = 'free-session';

export interface SessionChoice {
  readonly id: string;
  /** Language, day and hours. */
  readonly label: string;
  /** Language, hours and topic. */
  readonly topic: string;
}

/** Language, hours and topic of the chosen one stand below, shown by the styles: a narrow list cuts them. */
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
