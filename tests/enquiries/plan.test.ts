import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bootcamps } from '#data/coaching';
import { courses } from '#data/courses';
import { coaching } from '#lib/forms/coaching/form';
import { chosenModules, composePlan, modulesAsked, plans } from '#lib/forms/coaching/plan';
import { callOf, sampleOf, urlencoded } from '#tests/enquiries/posts';
import { openTrial } from '#tests/enquiries/trial';

const planOf = (modules: unknown, plan = '') => composePlan({ plan, modules }).plan;

describe('the plan of a coaching enquiry', () => {
  it('names the packages with their fee, the bootcamps with their code, and the Tally programme', () => {
    const [personal, groups, students] = plans;
    expect(personal?.options).toEqual([
      '30 hours, ₹36,000 plus GST',
      '60 hours, ₹57,600 plus GST',
      '90 hours, ₹75,600 plus GST',
    ]);
    expect(groups?.options).toEqual(
      bootcamps.map(({ code, moduleName }) => `${code}: ${moduleName}`),
    );
    expect(students?.options).toEqual(['Free Tally training programme']);
  });

  it('names the ticked modules, in the order of the catalogue', () => {
    expect(planOf(['5', '3'])).toBe(
      'Modules: AcSS 3 Tally basic data entry, AcSS 5 GST fundamentals (50 hours)',
    );
    expect(planOf('3', chosenModules)).toBe('Modules: AcSS 3 Tally basic data entry (30 hours)');
    expect(planOf(['1', '2', '3', '4', '5', '6', '17'])).toBe(
      'Modules: foundation level, AcSS 17 AI for accountants (175 hours)',
    );
  });

  it('leaves the cart alone where a plan was chosen', () => {
    const typed = { plan: '30 hours, ₹36,000 plus GST', modules: ['3'] };
    expect(modulesAsked(typed)).toEqual([]);
    expect(composePlan(typed)).toEqual({ plan: typed.plan });
    expect(composePlan({ plan: chosenModules })).toEqual({ plan: chosenModules });
  });

  it('names every module asked for and fits its place, whatever is ticked', () => {
    const numbers = courses.map(({ courseNo }) => courseNo);
    fc.assert(
      fc.property(fc.subarray(numbers, { minLength: 1 }), (modules) => {
        const plan = String(planOf(modules.map(String)));
        expect(plan.length).toBeLessThanOrEqual(200);
        for (const { courseNo, level } of modulesAsked({ modules })) {
          expect(plan).toMatch(new RegExp(`${level} level|\\b${courseNo}\\b`));
        }
      }),
    );
  });

  it('survives any ticks', () => {
    const anything = fc.oneof(
      fc.anything({ withNullPrototype: true }),
      fc.constant([{ toString: 1 }]),
    );
    fc.assert(
      fc.property(anything, anything, (modules, plan) => {
        composePlan({ plan, modules });
      }),
    );
  });

  it('reaches staff from a page without a script', async () => {
    const trial = await openTrial();
    const call = await callOf(coaching);
    await call(urlencoded({ ...sampleOf(coaching), plan: '', modules: ['3', '5'] }));
    const [mail] = await trial.staffMails();
    expect(mail?.text).toContain('Plan: Modules: AcSS 3 Tally basic data entry, AcSS 5 GST');
    await trial.close();
  });
});
