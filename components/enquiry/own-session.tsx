import { thanksWords } from '#data/thanks';
import { sessionEntryPath } from '#lib/shared/addresses/session-routes';
import type { Session } from '#lib/shared/calendar/rules';
import { movedText } from '#lib/shared/calendar/words';

interface Props {
  id: string;
  /** Day, hours, language and topic. */
  text: string;
  /** By when the access link comes. */
  link: string;
  /** The one that was chosen and is no more. */
  instead?: Session | undefined;
}

/** Which session of the free webinar was registered for, and the way into a calendar. */
export function OwnSession({ id, text, link, instead }: Props) {
  return (
    <>
      {instead && <p className="notice">{movedText(instead, 'en')}</p>}
      <p className="own-enquiry">
        You are registered for <b>{text}</b>.{' '}
        <a href={sessionEntryPath(id)}>Add it to your calendar</a>. {link}{' '}
        {thanksWords.en.questionBank}
      </p>
    </>
  );
}
