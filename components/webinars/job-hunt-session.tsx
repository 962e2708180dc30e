'use client';
import { createContext, useContext } from 'react';
import type { FormWords } from '#data/job-hunt-form/shape';

export const sessionSelect = 'free-session';

export interface SessionChoice {
  readonly id: string;
  /** Day, hour and language, as short as the list is on a phone. */
  readonly label: string;
  /** Day, hours and languages in whole. */
  readonly when: string;
  readonly topic: string;
}

/** A list of its own, so that an opener or the address can choose in it. Hours, languages and topic of the chosen one are below, shown by the styles: a narrow list cuts them. */
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
      <div className="chosen-session">
        {sessions.map(({ id, when, topic }) => (
          <p key={id}>
            {when}
            <br />
            <b lang="en">{topic}</b>
          </p>
        ))}
      </div>
    </div>
  );
}

const FormWordsContext = createContext<FormWords | undefined>(undefined);

export const FormWordsProvider = FormWordsContext.Provider;

export function useFormWords(): FormWords {
  const words = useContext(FormWordsContext);
  if (!words) throw new Error('the form has no words');
  return words;
}
