import type { ReactNode } from 'react';
import { CallbackForm } from '#components/enquiries/callback-form';
import { successTextOf } from '#components/forms/success-text';
import { Island } from '#components/layout/island';
import { SocialLinks } from '#components/layout/social-links';
import { VoucherToTrialBalance } from '#components/site/scenes/voucher-to-trial-balance';
import { Accordion } from '#components/ui/accordion';
import { DialogOpener } from '#components/ui/dialog-opener';
import { LedgerRows } from '#components/ui/rows';
import { Section } from '#components/ui/section';
import { routes } from '#data/addresses/routes';
import { benefits, type Claim } from '#data/claims';
import { unfoundedClaims } from '#data/company/claims';
import type { Contacts } from '#data/company/contacts';
import { askedFirst, freeOffers } from '#data/home';
import { jobBenefits } from '#data/jobs';
import { contactPromise } from '#data/site';
import type { CountedBatch } from '#lib/batches/rules';
import { dayInList } from '#lib/batches/words';
import { callback } from '#lib/enquiries/forms/callback';
import { onDay } from '#lib/platform/values/india';
import { inRupees } from '#lib/platform/values/money';
import { homeQuestions } from '#lib/site/rules/questions';

interface HeroProps {
  /** The lowest fee of a module with GST, in rupees. */
  least: number;
  /** The next batch with a seat; absent where none is announced. */
  next: CountedBatch | undefined;
  /** Epoch milliseconds. */
  now: number;
  children: ReactNode;
}

/** It takes one screen of a phone; the entry to make is beside or below it. */
export function Hero({ least, next, now, children }: HeroProps) {
  return (
    <div className="wrap h-first">
      <div className="h-say">
        <h1>
          <span>Learn the work.</span> <span>Prove it.</span> <span>Get hired.</span>
        </h1>
        <p className="lede">
          Seventeen practical modules for accountants and freshers in India, each with a certificate
          tested on real work.
        </p>
        <dl className="h-facts">
          <div>
            <dt>A module</dt>
            <dd>
              from {inRupees(least)} <span>with GST</span>
            </dd>
          </div>
          <div>
            <dt>{next ? 'Next batch' : 'Begins'}</dt>
            <dd>
              {next ? dayInList(next.sessions[0] ?? next.starts, now) : 'Any day'}{' '}
              <span>{next ? placeOf(next) : 'one to one'}</span>
            </dd>
          </div>
          <div>
            <dt>Placement</dt>
            <dd>
              {inRupees(0)} <span>at every step</span>
            </dd>
          </div>
        </dl>
        <div className="h-acts">
          <a className="button" href={routes.applyJobs}>
            Apply for jobs
          </a>
          <a className="button line" href={`${routes.certification}#accss`}>
            See the modules
          </a>
        </div>
      </div>
      {children}
    </div>
  );
}

const placeOf = ({ mode }: CountedBatch) => (mode === 'Online' ? 'online' : `in ${mode}`);

export function OfficeDay() {
  return (
    <section className="band on-raised" aria-labelledby="day">
      <div className="wrap h-day">
        <div>
          <h2 id="day">From a voucher to the trial balance</h2>
          <p className="lede">
            A day in an accounts office is what we teach and test. Seventeen practical papers are
            open to everybody, marked entry by entry with the reason.
          </p>
          <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
            <a className="button line" href={routes.practice}>
              Open the practice book
            </a>
            <a className="action" href={`${routes.certification}#exam`}>
              How a certificate is earned
            </a>
          </p>
        </div>
        <VoucherToTrialBalance />
      </div>
    </section>
  );
}

/** Provider figures as a ledger page, or, where none has a basis yet, what placement costs. */
export const Figures = ({ claims }: { claims: readonly Claim[] }) =>
  claims.length > 0 ? <ClaimsLeaf claims={claims} /> : <FactsLeaf />;

/** The numbers we claim, as a ledger page. They are not summed, so no double rule is printed below them. */
function ClaimsLeaf({ claims }: { claims: readonly Claim[] }) {
  return (
    <section className="leaf" aria-labelledby="claims">
      <span className="leaf-margin" />
      <h3 id="claims">
        Our figures {unfoundedClaims(claims).length > 0 && <span className="sample">Sample</span>}
      </h3>
      <dl className="claims">
        {claims.map((claim) => (
          <Entry key={claim.label} claim={claim} />
        ))}
      </dl>
    </section>
  );
}

/** Where no figure has a basis yet: what placement costs, which needs none and adds up. */
function FactsLeaf() {
  const free = inRupees(0);
  return (
    <section className="leaf" aria-labelledby="facts">
      <span className="leaf-margin" />
      <h3 id="facts">What a job through us costs you</h3>
      <LedgerRows
        className="mt-2"
        rows={jobBenefits.free.entries.map((entry) => [entry, free])}
        total={['You pay', free]}
      />
    </section>
  );
}

function Entry({ claim: { label, figure, basis, asOf } }: { claim: Claim }) {
  return (
    <div className="entry">
      <dt>
        {label}
        {basis && asOf && (
          <small className="block">
            {basis}, counted on {onDay(asOf)}
          </small>
        )}
      </dt>
      <dd>{figure}</dd>
    </div>
  );
}

export function NotSure() {
  return (
    <aside className="not-sure" aria-labelledby="not-sure">
      <h3 id="not-sure">Not sure which modules?</h3>
      <p>
        Tell us what you want to work as. You get the modules in order and the total with GST, in a
        minute and without your name.
      </p>
      <p className="acts">
        <a className="button" href={routes.whichModules}>
          Find my modules
        </a>
        <a className="action" href={routes.compare}>
          Compare the ways to learn
        </a>
      </p>
    </aside>
  );
}

export const HomeQuestions = () => (
  <>
    <Accordion name="faq" items={homeQuestions().slice(0, askedFirst.length)} />
    <a className="action mt-2" href={`${routes.features}#questions`}>
      All questions
    </a>
  </>
);

export function GetFree() {
  return (
    <fieldset className="free-switch">
      <legend className="sr-only">What is free</legend>
      <div className="switch-labels">
        {freeOffers.map(({ name }, index) => (
          <label key={name}>
            <input type="radio" name="free" value={index} defaultChecked={index === 0} />
            {name}
          </label>
        ))}
      </div>
      <div className="free-panels">
        {freeOffers.map(({ name, what, whom, action, href }, index) => (
          <div key={name} className="free-panel" data-panel={index}>
            <div>
              <h3>{name}</h3>
              <p className="mt-2 max-w-[36em]">{what}</p>
              <p className="mt-1 text-quiet">
                <b className="semibold text-ink">For:</b> {whom}
              </p>
            </div>
            <p className="free-due">
              You pay <span className="free-sum">{inRupees(0)}</span>
            </p>
            <a className="button line" href={href}>
              {action}
            </a>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

const success = successTextOf(callback);

export function LetsTalk({ contacts }: { contacts: Contacts }) {
  return (
    <Section
      id="lets-talk"
      title="Let's Talk!"
      className="grid gap-x-16 gap-y-9 lg:grid-cols-2"
      on="leaf"
    >
      <div>
        <ul className="ticks">
          {benefits.map(({ title, meaning }) => (
            <li key={title}>
              {title}{' '}
              {meaning && (
                <span className="inline-block text-[0.9rem]">
                  <a href={meaning}>What these words mean</a>
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-5">
          {contactPromise} Or call <a href={contacts.call}>{contacts.phone}</a> or write to{' '}
          <a href={`mailto:${contacts.email}`}>{contacts.email}</a>, or leave a message.
        </p>
        <DialogOpener dialog="contact" className="button line low mt-3 write">
          Write a message
        </DialogOpener>
        {contacts.social.length > 0 && <p className="mt-6 mb-1 semibold follow">Follow us</p>}
        <SocialLinks social={contacts.social} />
      </div>
      <Island
        name="callback"
        of={CallbackForm}
        with={{ id: 'callback', submit: 'Get a call back', success }}
      />
    </Section>
  );
}
