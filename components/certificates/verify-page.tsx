import { VerifyForm } from '#components/certificates/verify-form';
import { Chip, Other, Page, Verdict, Voucher } from '#components/certificates/verify-parts';
import { Facts } from '#components/ui/rows';
import { TextList } from '#components/ui/text-list';
import type { Level } from '#data/courses';

export interface GenuineView {
  readonly number: string;
  /** The name, or its initials. */
  readonly name: string;
  readonly named: boolean;
  readonly title: string;
  readonly level: Level;
  readonly levelName: string;
  /** In words: 24 November 2026. */
  readonly date: string;
  /** Such as Tue 24 Nov 2026. */
  readonly today: string;
  readonly assessed: readonly string[];
  /** Where machines read it; absent where nothing is signed. */
  readonly json?: string;
}

export interface RevokedView {
  readonly number: string;
  readonly title: string;
  readonly level: Level;
  readonly levelName: string;
  readonly since: string;
}

interface Props {
  readonly email: string;
}

export function VerifyStart() {
  return (
    <Page
      title={<h1>Check a certificate</h1>}
      lede="Type the number of an AcSS certificate or of a HACA qualification, or scan the code on it."
    >
      <Other />
    </Page>
  );
}

export function Genuine({ view, email }: Props & { view: GenuineView }) {
  const { number, name, named, title, level, levelName, date, today, assessed, json } = view;
  return (
    <Page
      title={<Verdict tone="good">This certificate is genuine</Verdict>}
      lede={
        named
          ? `HOA issued it to ${name}, and it is valid today, ${today}.`
          : `HOA issued it, and it is valid today, ${today}. The holder has not agreed to be named here. Compare the initials: ${name}`
      }
      main={
        <>
          <Voucher happened="Issued" date={date} stamp="Genuine">
            <Facts
              className="verify-facts"
              rows={[
                [named ? 'Name' : 'Initials', name],
                ['Certificate', title],
                ['Level', <Chip key="level" level={level} name={levelName} />],
                ['Date', date],
                ['Number', number],
              ]}
            />
          </Voucher>
          <section>
            <h2>What was examined</h2>
            <TextList className="ticks mt-4" texts={assessed} />
          </section>
        </>
      }
    >
      <p className="notice">
        Compare the name and the number with the paper in your hand. If the paper has another name,
        it is not ours, even though this number is.{' '}
        <a href={`mailto:${email}?subject=${number}`}>Tell us if something differs</a>.
      </p>
      <Other heading="Check another" json={json} />
    </Page>
  );
}

export function Revoked({ view }: { view: RevokedView }) {
  const { number, title, level, levelName, since } = view;
  return (
    <Page
      title={<Verdict tone="bad">This certificate is no longer valid</Verdict>}
      lede={`It is revoked: HOA withdrew it on ${since}. Please do not rely on it.`}
      main={
        <Voucher happened="Withdrawn" date={since} stamp="Withdrawn">
          <Facts
            className="verify-facts"
            rows={[
              ['Certificate', title],
              ['Level', <Chip key="level" level={level} name={levelName} />],
              ['Withdrawn', since],
              ['Number', number],
              ['Why', 'Between HOA and the holder'],
            ]}
          />
        </Voucher>
      }
    >
      <Other heading="Check another" />
    </Page>
  );
}

export function Unknown({
  typed,
  isMistyped,
  email,
}: Props & { typed: string; isMistyped: boolean }) {
  const error = 'We have no certificate with this number';
  return (
    <Page
      title={<Verdict tone="unknown">{error}</Verdict>}
      lede={
        isMistyped
          ? 'A letter or a digit is wrong: the last character does not match the others. Compare it with the paper.'
          : 'A letter or a digit may be wrong. Compare it with the paper.'
      }
    >
      <VerifyForm value={typed} error={error} />
      <p className="notice">
        Have you checked it and still get this? Write to <a href={`mailto:${email}`}>{email}</a>{' '}
        with a photograph of the paper. We will answer within 2 working days.
      </p>
    </Page>
  );
}

export function TooMany({ again, email }: Props & { again: string }) {
  return (
    <Page
      title={<Verdict tone="unknown">Too many checks</Verdict>}
      lede={`Your connection made 30 checks within ten minutes. Try again at ${again}, or send us the list and we will check it for you.`}
    >
      <p>
        Write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </Page>
  );
}
