'use client';
import { useWizard } from '#components/careers/wizard/context';
import { stepId, WizardStep } from '#components/careers/wizard/step';
import { application } from '#lib/shared/forms/application/form';
import { lastStep, type Step, steps } from '#lib/shared/forms/application/steps';
import type { Form } from '#lib/shared/forms/define';

type Answers = Readonly<Record<string, unknown>>;

/** What will be sent, in the words of the mail; each section leads back to its step. */
export function WizardReview({ answers }: { answers: Answers | undefined }) {
  return (
    <WizardStep number={lastStep}>
      {answers &&
        steps
          .slice(0, -1)
          .map((section, index) => (
            <Section key={section.title} section={section} number={index + 1} answers={answers} />
          ))}
    </WizardStep>
  );
}

interface Props {
  section: Step;
  number: number;
  answers: Answers;
}

function Section({ section, number, answers }: Props) {
  const { change } = useWizard();
  const rows = section.fields
    .filter((name) => name !== 'customLocation' || answers[name] !== undefined)
    .map((name) => ({
      label: fields[name]?.label.replace('Rating: ', '') ?? name,
      text: shown(name, answers[name]),
    }));
  const open = rows.filter(({ text }) => text === '').map(({ label }) => label);
  return (
    <section className="review">
      <div>
        <h3>{section.title}</h3>
        <a
          className="text-action"
          href={`#${stepId(number)}`}
          onClick={(event) => {
            event.preventDefault();
            change(number);
          }}
        >
          Change<span className="sr-only"> {section.title}</span>
        </a>
      </div>
      <dl>
        {rows
          .filter(({ text }) => text !== '')
          .map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {open.length > 0 && <p className="small">Not answered: {open.join(', ')}</p>}
    </section>
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
