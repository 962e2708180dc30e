import { Honeypot, Notice } from '#components/forms/notice';
import { Input } from '#components/ui/plain-field';
import { nextEdition } from '#lib/webinars/forms/next-edition';

interface Props {
  /** Names the edition that is over, in the words that staff read. */
  readonly about: string;
}

export const NextEditionForm = ({ about }: Props) => (
  <form className="form" method="post" action={nextEdition.action} data-native>
    <Honeypot />
    <input type="hidden" name="about" value={about} />
    <Notice form={nextEdition} />
    <Input
      id="next-edition-reach"
      name="reach"
      label={nextEdition.fields.reach.label}
      type="text"
      autoComplete="email"
      maxLength={100}
      required
    />
    <button type="submit" className="button">
      Tell me
    </button>
  </form>
);
