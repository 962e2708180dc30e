import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Bootcamp, bootcampHour, bootcamps, packages } from '#data/coaching';
import { courses } from '#data/courses';
import {
  bootcampPlan,
  composePlan,
  knownPlan,
  modulesAsked,
  planSummary,
  plans,
  tallyPlan,
} from '#lib/enquiries/forms/coaching';
import { feeLine } from '#lib/platform/values/money';

const packageOptions = () => plans()[0]?.options ?? [];
const planOf = (modules: unknown) => composePlan({ plan: '', modules }).plan;

describe('the plan of a coaching enquiry', () => {
  it('names the packages with their fee, the bootcamps with their code, and the Tally programme', () => {
    const [personal, groups, students] = plans();
    expect(personal?.options).toEqual(
      packages.map(({ hours, fee }) => `${hours} hours: ${feeLine(fee)}`),
    );
    expect(groups?.options.map((each) => each.split(' (')[0])).toEqual(
      bootcamps.map(({ code, moduleName }) => `${code}: ${moduleName}`),
    );
    expect(groups?.options[0]).toBe('B04FT01: Free Induction Training Tally (free)');
    expect(groups?.options[2]).toBe(
      `B05FO03: AcSS 1, 3, 4, 5, 6 (60 hours: ${feeLine(60 * bootcampHour.fee)})`,
    );
    expect(students?.options).toEqual(['Free Tally training programme']);
  });

  it('names the ticked modules, in the order of the catalogue', () => {
    expect(planOf(['5', '3'])).toBe(
      'Modules: AcSS 3 Tally basic data entry, AcSS 5 GST fundamentals (50 hours)',
    );
    expect(planOf('3')).toBe('Modules: AcSS 3 Tally basic data entry (30 hours)');
    expect(planOf(['1', '2', '3', '4', '5', '6', '17'])).toBe(
      'Modules: foundation level, AcSS 17 AI for accountants (175 hours)',
    );
  });

  it('takes the ticked modules along with the hours that are booked', () => {
    const [booked = ''] = packageOptions();
    const typed = { plan: booked, modules: ['3'] };
    expect(modulesAsked(typed).map(({ courseNo }) => courseNo)).toEqual([3]);
    const composed = composePlan(typed);
    expect(composed).toEqual({ plan: `${booked}. Modules: AcSS 3 Tally basic data entry` });
    expect(composePlan(composed)).toEqual(composed);
    expect(planSummary(typed)).toMatchObject({ hours: 30, fee: packages[0].fee, left: [] });
  });

  it.each([
    ['a bootcamp', bootcampPlan(bootcamps[2] as Bootcamp), 60 * bootcampHour.fee, [1, 3, 4, 5, 6]],
    ['the Tally programme', tallyPlan, 0, []],
  ])('leaves the selection alone in %s', (_, plan, fee, taught) => {
    const typed = { plan, modules: ['2'] };
    expect(modulesAsked(typed)).toEqual([]);
    expect(composePlan(typed)).toEqual({ plan });
    const { modules, left, fee: asked } = planSummary(typed);
    expect(asked).toBe(fee);
    expect(modules.map(({ courseNo }) => courseNo)).toEqual(taught);
    expect(left.map(({ courseNo }) => courseNo)).toEqual([2]);
  });

  it('says nothing where nothing is ticked and nothing decided', () => {
    expect(composePlan({ plan: '', modules: [] })).toEqual({ plan: '' });
    const [, second] = packageOptions();
    expect(second).toMatch(/^60 hours: /);
    expect(knownPlan(second)).toBe(second);
    expect(knownPlan('60 hours for ₹1')).toBe('');
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
});
