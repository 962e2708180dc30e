import { registrationWords } from '#data/registration';
import { thanksWords } from '#data/thanks';
import { sessionEntryPath } from '#lib/session-routes';

interface Props {
  id: string;
  /** Day, hours, language and topic. */
  text: string;
}

/** Which session of the free webinar was registered for, and the way into a calendar. */
export function OwnSession({ id, text }: Props) {
  return (
    <p className="own-enquiry">
      You are registered for <b>{text}</b>.{' '}
      <a href={sessionEntryPath(id)}>Add it to your calendar</a>. {registrationWords.en.link}{' '}
      {thanksWords.en.questionBank}
    </p>
  );
}
