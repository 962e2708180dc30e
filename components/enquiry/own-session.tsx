import { thanksWords } from '#data/thanks';
import { sessionEntryPath } from '#lib/shared/addresses/session-routes';

interface Props {
  id: string;
  /** Day, hours, language and topic. */
  text: string;
  /** By when the access link comes. */
  link: string;
}

/** Which session of the free webinar was registered for, and the way into a calendar. */
export function OwnSession({ id, text, link }: Props) {
  return (
    <p className="own-enquiry">
      You are registered for <b>{text}</b>.{' '}
      <a href={sessionEntryPath(id)}>Add it to your calendar</a>. {link}{' '}
      {thanksWords.en.questionBank}
    </p>
  );
}
