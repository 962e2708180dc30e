import { law } from '#data/law';
import { day, shortDay, weekday } from '#lib/practice/rules/papers/days';
import { mail, paper } from '#lib/practice/rules/papers/documents';
import { type Draw, paise } from '#lib/practice/rules/papers/draw';
import { inr } from '#lib/practice/rules/papers/firms';
import { by, divided } from '#lib/practice/rules/papers/formula';

export const musi = 'Musi Sample Appliances';
export const days = 30;
export const localHoliday = day('2026-11-24');
const { exclusionPercent } = law.wages.values;
export const epf = law.epf.values;
export const ceiling = paise(epf.ceilingRupees);
export const fullEpf = divided(ceiling * epf.percent, 100);

/** The figures of a set, and the documents that show them. */
export function generate(draw: Draw) {
  const a = {
    basic: draw.money(15500, 18500, 100, 16400),
    rent: draw.money(6000, 10500, 100, 10200),
    travel: draw.money(2000, 6500, 100, 6000),
  };
  const cover = draw.one(['in', 'out', 'until'] as const, 'until');
  const b = {
    basic:
      cover === 'in' ? draw.money(19500, 20900, 100, 20400) : draw.money(21100, 23500, 100, 22400),
    rent: draw.money(8000, 11000, 100, 9600),
    travel: draw.money(2000, 4000, 100, 2400),
  };
  const consolidated = draw.money(13500, 17400, 300, 16800);
  const away = draw.whole(1, 4, 1, 3);
  const lastDay = draw.day('2026-11-09', '2026-11-19', '2026-11-13');
  const saturdayWorks = !draw.either(true);
  const names = {
    a: draw.person('Nisha'),
    b: draw.person('Prabhu'),
    c: draw.person('Uma'),
    d: draw.person('Gopal'),
  };

  const gross = (of: typeof a) => of.basic + of.rent + of.travel;
  const excluded = a.rent + a.travel + fullEpf;
  const all = a.basic + excluded;
  const wages = a.basic + Math.max(0, excluded - divided(all * exclusionPercent, 100));
  const up = (value: number, rate: number) => Math.ceil((value * rate * 100) / 1_000_000) * 100;
  const earned = divided(consolidated * (days - away), days);
  const covers = { in: 'In ESI', until: 'In ESI until 31 March', out: 'Outside' };
  const ofB = (rate: number) =>
    by('bcov', {
      [covers.in]: up(b.basic, rate),
      [covers.until]: up(b.basic, rate),
      [covers.out]: 0,
    });

  const register = paper('register', 'Salary register, November 2026', {
    about: [`${musi}, Hyderabad. Rupees a month`],
    table: {
      columns: ['Employee', 'Basic and DA', 'HRA', 'Conveyance', 'Consolidated'],
      rows: [
        [`A: ${names.a}`, inr(a.basic), inr(a.rent), inr(a.travel), ''],
        [`B: ${names.b}`, inr(b.basic), inr(b.rent), inr(b.travel), ''],
        [`C: ${names.c}`, '', '', '', inr(consolidated)],
      ],
    },
  });
  const attendance = paper('register', 'Attendance, November 2026', {
    table: {
      columns: ['Employee', 'Calendar days', 'Away without pay'],
      rows: [
        [`A: ${names.a}`, String(days), '0'],
        [`B: ${names.b}`, String(days), '0'],
        [`C: ${names.c}`, String(days), String(away)],
      ],
    },
  });
  const slabs = paper('printout', 'Professional tax, Telangana', {
    table: {
      columns: ['Gross of the month', 'Tax'],
      rows: [
        ['to 15,000', 'nil'],
        ['15,001 to 20,000', '150'],
        ['above 20,000', '200'],
      ],
    },
  });
  const rules = paper('printout', 'Office rules for pay', {
    text: [
      'EPF of 12% each on wages of 15,000 at most. A, B and C are all in the fund and in the pension scheme.',
      'The employer’s EPF of 1,800 counts among the exclusions from wages. No EPF charges in this sheet.',
      'Pay for part of a month is by calendar days. ESI: each share of a person up to the next rupee; EPF and pension to the nearest.',
      `${weekday(localHoliday)} is a holiday. ${saturdayWorks ? 'Saturdays are worked.' : 'Saturdays and Sundays are off.'}`,
    ],
  });
  const raise = mail(
    'Personnel',
    '2 Nov, 10:00 AM',
    {
      in: `${names.b}’s pay stays as it has been since April; the card is the same too.`,
      out: `${names.b} joined on 5 October at the pay in the register. It has not changed since.`,
      until: `${names.b}’s raise is from 1 November. On 1 October the wages were ₹20,200, and ESI was deducted.`,
    }[cover],
  );
  const resigned = mail(
    'Personnel',
    `${shortDay(lastDay)}, 5:45 PM`,
    `${names.d} has resigned and worked the last day today, ${weekday(lastDay)}. By when do we owe the final pay?`,
  );
  return {
    a,
    cover,
    b,
    consolidated,
    away,
    lastDay,
    saturdayWorks,
    names,
    gross,
    excluded,
    wages,
    earned,
    covers,
    ofB,
    register,
    attendance,
    slabs,
    rules,
    raise,
    resigned,
  };
}
