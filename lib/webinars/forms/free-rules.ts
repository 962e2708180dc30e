/** Page, browser and server share these rules of a free registration; the browser loads them without zod. */

import type { Asked, FormTexts } from '#data/job-hunt-form/shape';
import { missingInEmail } from '#lib/forms/rules';
import { line, words } from '#lib/platform/values/text';

type Typed = Readonly<Record<string, unknown>>;

/**
 * Where "other" was chosen, what was typed beside it is the answer; typed skills join the ticked ones.
 * The browser sends them merged, a form without script does not: twice gives the same as once.
 */
export function mergeOtherAnswers({ customSkills, ...typed }: Typed) {
  const custom = (name: string, ...typedIn: string[]) => {
    const text = typedIn.map((each) => words(typed[each])).find((value) => value !== '');
    return line(typed[name]).toLowerCase() === 'other' && text ? text : typed[name];
  };
  const skills = [typed.skills, ...words(customSkills).split(',').map(words)].flat();
  return {
    ...typed,
    studies: custom('studies', 'customStudies'),
    yearOfCompletion: custom(
      'yearOfCompletion',
      'customYearofCompletion',
      'customYearOfCompletion',
    ),
    skills: skills.filter((skill) => line(skill) !== ''),
  };
}

/** The first is a registration, anything else a draft. */
export const formStatus = {
  submitted: 'Submitted Successfully!',
  closed: 'user closed form!',
} as const;

/** An e-mail address is told what it lacks. */
export function wrongText(asked: Asked, typed: string, { emailLacks }: FormTexts) {
  const lack = asked.type === 'email' ? missingInEmail(typed) : undefined;
  return lack ? emailLacks[lack] : asked.wrong;
}
