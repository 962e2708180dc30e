import { line, words } from '#lib/shared/forms/sanitize';

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
