import { CallbackForm } from '#components/enquiries/callback-form';
import { successTextOf } from '#components/forms/success-text';
import { Island } from '#components/layout/island';
import { SocialLinks } from '#components/layout/social-links';
import { BookCover } from '#components/library/cover';
import { Accordion } from '#components/ui/accordion';
import { DialogOpener } from '#components/ui/dialog-opener';
import { LedgerRows } from '#components/ui/rows';
import { Section } from '#components/ui/section';
import { routes, testPaperPath } from '#data/addresses/routes';
import { benefits, type Claim } from '#data/claims';
import { unfoundedClaims } from '#data/company/claims';
import type { Contacts } from '#data/company/contacts';
import type { Course } from '#data/courses';
import { freeOffers } from '#data/home';
import { jobBenefits } from '#data/jobs';
import { contactPromise } from '#data/site';
import { callback } from '#lib/enquiries/forms/callback';
import { onDay } from '#lib/platform/values/dates';
import { inRupees } from '#lib/platform/values/money';
import { sheetOf } from '#lib/practice/rules/paper';

/** `claims`: those that may be shown; without any, text that needs no basis. */
export function Hero({ claims }: { claims: readonly Claim[] }) {
  return (
    <div className="wrap grid items-center gap-9 pt-8 pb-11 lg:grid-cols-[1.08fr_0.92fr] lg:gap-16 lg:pt-18 lg:pb-20">
      <div>
        <h1>Learn the work. Prove it. Get hired.</h1>
        <p className="lede mt-5">
          Seventeen practical modules with a two-stage assessment, and employers we have checked
          ourselves. Placement for accountants in India is free of charge.
        </p>
        <div className="mt-7 grid gap-3 sm:flex">
          <a className="button" href={routes.applyJobs}>
            Apply for jobs
          </a>
          <a className="button line" href={`${routes.certification}#accss`}>
            See the 17 modules
          </a>
        </div>
        <p className="small mt-5">
          An executive will contact you within 2 working days. No fee for placement, at any step.
        </p>
      </div>
      {claims.length > 0 ? <ClaimsLeaf claims={claims} /> : <FactsLeaf />}
    </div>
  );
}

/** The numbers we claim, as a ledger page. They are not summed, so no double rule is printed below them. */
function ClaimsLeaf({ claims }: { claims: readonly Claim[] }) {
  return (
    <section className="leaf lg:rotate-[0.7deg]" aria-labelledby="claims">
      <span className="leaf-margin" />
      <h2 id="claims" className="text-[0.95rem]! tracking-normal! font-semibold! text-paper-quiet">
        Our figures {unfoundedClaims(claims).length > 0 && <span className="sample">Sample</span>}
      </h2>
      <dl className="mt-2">
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
    <section className="leaf lg:rotate-[0.7deg]" aria-labelledby="facts">
      <span className="leaf-margin" />
      <h2 id="facts" className="text-[0.95rem]! tracking-normal! font-semibold! text-paper-quiet">
        What a job through us costs you
      </h2>
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

export function FirstBooks({ courses }: { courses: readonly Course[] }) {
  return (
    <a className="first-books" href={`${routes.downloads}#books`}>
      <span className="shelf" aria-hidden="true">
        {courses.map((course) => (
          <BookCover key={course.courseNo} course={course} />
        ))}
      </span>
      Read their outlines free in the library
    </a>
  );
}

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
                <b className="font-semibold text-ink">For:</b> {whom}
              </p>
            </div>
            <p className="free-due">
              You pay <span className="sum">{inRupees(0)}</span>
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

export function OneVoucher() {
  const [question] = sheetOf(1) ?? [];
  if (!question) return null;
  return (
    <article className="voucher one-voucher">
      <p className="stub">
        Question <b>1</b> of 12
      </p>
      <div className="voucher-body">
        <p className="text-[1.17rem]">{question.ask}</p>
        <Accordion
          name="voucher"
          anchors={false}
          items={question.answers.map(({ text, why, right }) => ({
            question: text,
            answer: `${right ? 'Right' : 'Not right'}. ${why}`,
          }))}
        />
        <a className="action" href={testPaperPath(1)}>
          Eleven more
        </a>
      </div>
    </article>
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
        <DialogOpener dialog="contact" className="button line low mt-3">
          Write a message
        </DialogOpener>
        {contacts.social.length > 0 && <p className="mt-6 mb-1 font-semibold">Follow us</p>}
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
