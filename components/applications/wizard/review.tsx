'use client';
import type { ReactNode } from 'react';
import { stepId, useWizard, WizardStep } from '#components/applications/wizard/step';
import { application } from '#lib/applications/forms';
import { lastStep, type Step, steps } from '#lib/applications/rules/steps';
import type { Form } from '#lib/forms/define';

type Answers = Readonly<Record<string, unknown>>;

/** The sections use the words of the mail and are folded, so that Submit is near; each leads back to its step. */
export function WizardReview({ answers }: { answers: Answers | undefined }) {
  const sections = answers
    ? steps.slice(0, -1).map((step, at) => sectionOf(step, at, answers))
    : [];
  const empty = sections.filter(({ rows }) => rows.length === 0);
  return (
    <WizardStep number={lastStep}>
      {sections
        .filter(({ rows }) => rows.length > 0)
        .map((section) => (
          <Answered key={section.title} {...section} />
        ))}
      {empty.length > 0 && (
        <section className="review">
          <h3>Not answered</h3>
          <p className="review-open">
            {empty.map(({ title, number }) => (
              <Change key={title} number={number}>
                <span className="sr-only">Change </span>
                {title}
              </Change>
            ))}
          </p>
        </section>
      )}
    </WizardStep>
  );
}

interface Section {
  readonly title: string;
  readonly number: number;
  readonly rows: readonly { readonly label: string; readonly text: string }[];
  readonly open: readonly string[];
}

function sectionOf({ title, fields: names }: Step, at: number, answers: Answers): Section {
  const all = names
    .filter((name) => name !== 'customLocation' || answers[name] !== undefined)
    .map((name) => ({
      label: fields[name]?.label.replace('Rating: ', '') ?? name,
      text: shown(name, answers[name]),
    }));
  const answered = all.filter(({ text }) => text !== '');
  // "No" is an answer, though the application has no field for it.
  const none = names.includes('certifications') && answers.certified === 'No';
  const rows = none && answered.length === 0 ? [{ label: title, text: 'None' }] : answered;
  const open = none ? [] : all.filter(({ text }) => text === '').map(({ label }) => label);
  return { title, number: at + 1, rows, open };
}

function Answered({ title, number, rows, open }: Section) {
  return (
    <section className="review">
      <details>
        <summary>
          <h3>{title}</h3>
          <span>{inOneLine(number, rows, rows.length + open.length)}</span>
        </summary>
        <dl>
          {rows.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {open.length > 0 && <p className="small">Not answered: {open.join(', ')}</p>}
      </details>
      <Change number={number}>
        Change<span className="sr-only"> {title}</span>
      </Change>
    </section>
  );
}

/** A name or a degree says what it is; where a step asks several things, each answer says of what it is. */
const inOneLine = (number: number, rows: Section['rows'], asked: number) =>
  rows
    .map(({ label, text }) => (number === 1 || asked === 1 ? text : `${label}: ${text}`))
    .join(', ');

function Change({ number, children }: { number: number; children: ReactNode }) {
  const { change } = useWizard();
  return (
    <a
      className="text-action"
      href={`#${stepId(number)}`}
      onClick={(event) => {
        event.preventDefault();
        change(number);
      }}
    >
      {children}
    </a>
  );
}

const { fields }: Form = application;

/** Empty for what was not answered. */
function shown(name: string, answer: unknown): string {
  if (name.startsWith('rate-') && (answer === undefined || answer === '')) return '';
  const field = fields[name];
  const read = field?.rule.safeParse(answer);
  if (!field || !read?.success) return '';
  return field.show ? field.show(read.data) : String(read.data ?? '');
}
