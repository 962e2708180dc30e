/** What the answers to a checked certificate are made of. */
import type { ReactNode } from 'react';
import { VerifyForm } from '#components/certificates/verify-form';
import type { Level } from '#data/courses';
import { routes } from '#lib/shared/addresses/routes';

const marks = {
  good: 'M11 20.5l6.5 6.5L30 14',
  bad: 'M13 13l14 14M27 13L13 27',
  unknown: 'M13 20h14',
} as const;

export function Page({
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
      <div className="wrap pt-10 pb-9 md:pt-16 md:pb-12">
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

export function Verdict({ tone, children }: { tone: keyof typeof marks; children: ReactNode }) {
  return (
    <h1 className={`verdict ${tone}`}>
      <svg className="verdict-mark" viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="18" />
        <path d={marks[tone]} />
      </svg>
      {children}
    </h1>
  );
}

/** A certificate as a voucher; `date` in words, such as 24 November 2026, stands on its stub. */
export function Voucher({
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

export const Chip = ({ level, name }: { level: Level; name: string }) => (
  <span className={`chip level-${level}`}>{name}</span>
);

export function Other({ heading, json }: { heading?: string; json?: string | undefined }) {
  return (
    <>
      <section>
        {heading && <h2>{heading}</h2>}
        <VerifyForm />
      </section>
      <p className="small">
        A certificate of HOA about practical skills; not a degree, nor membership of the ICAI, the
        ICMAI or the ICSI. {json && <a href={json}>The same for software, as Open Badges 3.0</a>}
        {json && '. '}
        <a href={routes.employee}>Looking for accountants?</a>
      </p>
    </>
  );
}
