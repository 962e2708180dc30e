/** What is looked for: all of it is optional but the post and the number. */
import { Hidden } from '#components/desk/parts';
import { Boxes, Choice, Text } from '#components/placement/terms-fields';
import type { RefusedVacancy } from '#components/placement/vacancy-forms';
import { sameWords } from '#components/ui/plain-field';
import {
  experiences,
  languages,
  skills,
  subjects,
  workPreferences,
} from '#data/application-choices';
import { courses } from '#data/courses';
import { accountantTypes } from '#data/employers';
import type { VacancyView } from '#lib/server/placement/views/vacancy';
import { deskVacancyCall } from '#lib/shared/addresses/desk-routes';
import { ratedSubjects } from '#lib/shared/placement/facts';

interface Props {
  readonly view: VacancyView;
  readonly refused: RefusedVacancy | undefined;
}

export function TermsForm({ view, refused }: Props) {
  const own = refused?.action === 'change' ? refused : undefined;
  const { terms } = view;
  const typed = (name: string, kept: string | number | undefined) =>
    own ? (own.typed[name]?.at(-1) ?? '') : String(kept ?? '');
  const chosen = (name: string, kept: readonly string[]) => own?.typed[name] ?? kept;
  const field = (name: string, kept: string | number | undefined) => ({
    name,
    kept: typed(name, kept),
    error: own?.errors[name],
  });
  const isNew = view.version === 1 && terms.preference === '' && terms.skills.length === 0;
  return (
    <details className="more-rows" open={own !== undefined || isNew || undefined}>
      <summary>Change it</summary>
      <form className="form" method="post" action={deskVacancyCall(view.id)}>
        <Hidden fields={{ action: 'change', version: view.version }} />
        <Choice
          name="type"
          label="Post"
          kept={typed('type', terms.type)}
          options={sameWords(accountantTypes)}
        />
        <Text {...field('number', terms.number)} label="How many" isNumber />
        <Text {...field('city', terms.city)} label="Place" />
        <Text {...field('payFrom', terms.payFrom)} label="Pay a month from, ₹" isNumber />
        <Text {...field('payTo', terms.payTo)} label="to, ₹" isNumber />
        <Choice
          name="preference"
          label="Way of working"
          kept={typed('preference', terms.preference)}
          options={sameWords(workPreferences)}
          none="Any"
        />
        <Boxes
          name="experience"
          legend="Experience"
          kept={chosen('experience', terms.experience)}
          options={experiences.map(pair)}
        />
        <Boxes
          name="skills"
          legend="Skills"
          kept={chosen('skills', terms.skills)}
          options={skills.map(pair)}
        />
        <fieldset className="field">
          <legend className="legend">At least, of 10</legend>
          {ratedSubjects.map((subject) => (
            <Text
              key={subject}
              {...field(`atLeast-${subject}`, terms.atLeast[subject])}
              label={subjects[subject]}
              isNumber
            />
          ))}
        </fieldset>
        <Boxes
          name="languages"
          legend="Languages"
          kept={chosen('languages', terms.languages)}
          options={languages.map(pair)}
        />
        <Boxes
          name="certificates"
          legend="AcSS certificates"
          kept={chosen('certificates', terms.certificates.map(String))}
          options={courses.map(
            ({ courseNo, title }) => [String(courseNo), `${courseNo}, ${title}`] as const,
          )}
        />
        <Text {...field('from', terms.from)} label="Begins" isDay />
        <Text {...field('note', terms.note)} label="Note, which candidates read" />
        <Choice
          name="named"
          label="The employer’s name"
          kept={typed('named', terms.named ? 'yes' : 'no')}
          options={[
            { value: 'yes', label: 'Candidates are told' },
            { value: 'no', label: 'They see the description below' },
          ]}
        />
        <Text
          {...field('described', terms.described)}
          label="Described as"
          hint="“a trading house in Guindy”"
        />
        <button type="submit" className="button line">
          Save the vacancy
        </button>
      </form>
    </details>
  );
}

const pair = (each: string) => [each, each] as const;
