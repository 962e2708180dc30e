import type { ReactNode } from 'react';
import { NumberOfACertificate } from '#components/site/scenes/number-of-a-certificate';
import { Labelled, tied } from '#components/ui/plain-field';
import { Facts } from '#components/ui/rows';
import { TextList } from '#components/ui/text-list';
import { routes } from '#data/addresses/routes';
import type { Level } from '#data/courses';
import type { genuineView, revokedView } from '#lib/certificates/views';

type GenuineView = ReturnType<typeof genuineView>;
type RevokedView = ReturnType<typeof revokedView>;

interface Props {
  readonly email: string;
}

const exampleNumber = 'HC-2026-4K7MQ2R';

export function VerifyStart() {
  return (
    <Page
      title={<h1>Check a certificate</h1>}
      lede="Type the number of an AcSS certificate or of a HACA qualification, or scan the code on it."
      main={<Other below={<PossibleAnswers />} />}
    >
      <NumberOfACertificate number={exampleNumber} />
    </Page>
  );
}

const titles = {
  good: 'This certificate is genuine',
  bad: 'This certificate is no longer valid',
  unknown: 'We have no certificate with this number',
} as const;

const meanings = {
  good: 'With it you see the holder’s name or initials, what was examined, and the date.',
  bad: 'HOA withdrew it, and you see since when. Please do not rely on it.',
  unknown: 'A letter or a digit may be wrong, or the certificate is not ours.',
} as const;

/** In the words and with the marks that the answer has. */
function PossibleAnswers() {
  return (
    <section>
      <h2>You get one of three answers</h2>
      <dl className="possible">
        {tones.map((tone) => (
          <div key={tone}>
            <dt className={`verdict ${tone}`}>
              <Mark tone={tone} />
              {titles[tone]}
            </dt>
            <dd>{meanings[tone]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Genuine({ view, email }: Props & { view: GenuineView }) {
  const { number, name, named, title, level, levelName, date, today, assessed, json, paper } = view;
  return (
    <Page
      title={<Verdict tone="good">{titles.good}</Verdict>}
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
                ...(paper ? [['Rests on', paper] as const] : []),
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
        Compare the name and the number with the certificate in your hand. If it shows another name,
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
      title={<Verdict tone="bad">{titles.bad}</Verdict>}
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
  const error = titles.unknown;
  return (
    <Page
      title={<Verdict tone="unknown">{error}</Verdict>}
      lede={
        isMistyped
          ? 'A letter or a digit is wrong: the last character does not match the others. Please compare it with the certificate.'
          : 'A letter or a digit may be wrong. Please compare it with the certificate.'
      }
      main={
        <>
          <VerifyForm value={typed} error={error} />
          <p className="notice">
            If you have checked it and still get this, write to{' '}
            <a href={`mailto:${email}`}>{email}</a> with a photograph of the certificate. We will
            reply within 2 working days.
          </p>
        </>
      }
    >
      <NumberOfACertificate number={exampleNumber} />
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

const marks = {
  good: 'M11 20.5l6.5 6.5L30 14',
  bad: 'M13 13l14 14M27 13L13 27',
  unknown: 'M13 20h14',
} as const;
type Tone = keyof typeof marks;
const tones: readonly Tone[] = ['good', 'bad', 'unknown'];

function Page({
  title,
  lede,
  main,
  children,
}: {
  title: ReactNode;
  lede: string;
  main?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className="wrap pt-7 pb-8 md:pt-14 md:pb-12">
        {title}
        <p className="lede mt-4">{lede}</p>
      </div>
      <div className="wrap verify">
        <div className="verify-main">{main}</div>
        <div className="verify-side">{children}</div>
      </div>
    </>
  );
}

const Mark = ({ tone }: { tone: Tone }) => (
  <svg className="verdict-mark" viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="18" />
    <path d={marks[tone]} />
  </svg>
);

function Verdict({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <h1 className={`verdict ${tone}`}>
      <Mark tone={tone} />
      {children}
    </h1>
  );
}

/** A certificate as a voucher; `date` in words, such as 24 November 2026, is on its stub. */
function Voucher({
  happened,
  date,
  stamp,
  children,
}: {
  happened: 'Issued' | 'Withdrawn';
  date: string;
  stamp: 'Genuine' | 'Withdrawn';
  children: ReactNode;
}) {
  const [day, month, year] = date.split(' ');
  return (
    <section className="voucher dated issued" aria-label="The certificate">
      <div className="stub" aria-hidden="true">
        {happened}
        <b>{day}</b>
        {month}
        <span className="stub-time">{year}</span>
      </div>
      <div className="voucher-body">
        {children}
        <span className={`stamp ${stamp === 'Genuine' ? 'good' : 'bad'}`} aria-hidden="true">
          {stamp}
        </span>
      </div>
    </section>
  );
}

const Chip = ({ level, name }: { level: Level; name: string }) => (
  <span className={`chip level-${level}`}>{name}</span>
);

interface OtherProps {
  heading?: string;
  json?: string | undefined;
  /** Between the form and the small print. */
  below?: ReactNode;
}

function Other({ heading, json, below }: OtherProps) {
  return (
    <>
      <section>
        {heading && <h2>{heading}</h2>}
        <VerifyForm />
      </section>
      {below}
      <p className="small">
        A certificate of HOA about practical skills; not a degree, nor membership of the ICAI, the
        ICMAI or the ICSI. {json && <a href={json}>The same for software, as Open Badges 3.0</a>}
        {json && '. '}
        <a href={routes.employee}>Looking for accountants?</a>
      </p>
    </>
  );
}

function VerifyForm({ value = '', error }: { value?: string; error?: string | undefined }) {
  const hint = (
    <>
      It is printed beside the QR code, for example{' '}
      <span className="whitespace-nowrap">{exampleNumber}</span>
    </>
  );
  const about = { id: 'number', hint, error };
  return (
    <form className="form verify-form" method="get" action={routes.verify} noValidate>
      <Labelled {...about} label="Number of a certificate">
        <div className="search-line">
          <input
            {...tied(about)}
            name="number"
            defaultValue={value}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <button type="submit" className="button">
            Check
          </button>
        </div>
      </Labelled>
    </form>
  );
}
