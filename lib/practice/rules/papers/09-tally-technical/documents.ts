import { type Day, day, shortDay, typedDay } from '#lib/practice/rules/papers/days';
import { mail, paper } from '#lib/practice/rules/papers/documents';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { inr } from '#lib/practice/rules/papers/firms';

export const kurinji = 'Kurinji Sample Agro Pvt Ltd';
export const asOf = day('2026-11-30');

/** The figures of a set, and the documents that show them. */
export function generate(draw: Draw) {
  const users = draw.order(['BILL-1', 'ACC-1', 'BILL-2']);
  const amounts = [52750, 63500, 45250].map((fixed) => draw.money(41000, 89000, 250, fixed));
  const days = [
    draw.day('2026-10-12', '2026-10-16', '2026-10-14'),
    draw.day('2026-10-23', '2026-10-31', '2026-10-28'),
    draw.day('2026-11-10', '2026-11-20', '2026-11-12'),
  ];
  const rows = draw.whole(240, 360, 1, 320);
  const four = !draw.either(true);
  const rejects = [8450, 5300, 9150, 6700]
    .map((fixed) => draw.money(2150, 9850, 50, fixed))
    .slice(0, four ? 4 : 3);
  const sheetTotal = draw.around(1318650);
  const more = draw.either(true) ? draw.around(4350) : 0;
  const keyed = [14, 23, 36].map((fixed) => draw.whole(9, 40, 1, fixed));
  const to = draw.whole(360, 420, 1, 388);
  const gone = draw.whole(3, 7, 1, 5);
  const cancelled = draw.one([1, 2], 2);
  const logGap = draw.either(true);
  const logFrom = draw.day('2026-06-08', '2026-06-24', '2026-06-18');
  const misspelt = draw.either(true);
  const good = draw.one(
    [day('2026-11-26'), day('2026-11-27'), day('2026-11-28')],
    day('2026-11-27'),
  );
  const people = [draw.person('Asha'), draw.person('Bala'), draw.person('Devi')];
  const both = draw.one([0, 1, 2], 1);
  const thisYear = draw.either(true);

  const [first = 0, second = 0, last = 0] = amounts;
  const rejected = rejects.reduce((total, each) => total + each, 0);
  const dayBook = sheetTotal - rejected - more;
  const from = 201;
  const present = to - from + 1 - gone;
  const changed = days.map((each, at) => ({ on: each, user: users[at] ?? '' }));

  const log = paper('printout', 'Edit log: voucher Sales 412, Andipatti Sample Feeds', {
    about: [
      kurinji,
      'October was reported to the directors on 5 Nov 2026, as the books stood then',
    ],
    table: {
      columns: ['Version', 'Date', 'User', 'Amount'],
      rows: changed.map(({ on, user }, at) => [
        String(at + 1),
        typedDay(on),
        user,
        inr(amounts[at] ?? 0),
      ]),
    },
  });
  const settings = paper('printout', 'Company features', {
    table: {
      rows: [
        ['Financial year begins', '01-04-2026'],
        ['Edit log: on since', logGap ? typedDay(logFrom) : '01-04-2026'],
        ['Books locked up to', misspelt ? '30-09-2026' : '31-10-2026'],
      ],
    },
  });
  const asked = mail(
    'The auditor',
    '30 Nov, 9:40 AM',
    'Debtors of Andipatti differ from your October report. Who changed voucher 412 after it, and when?',
    'Did the edit log run from the first day of the year? And until what day will you keep the vouchers of ' +
      `${thisYear ? '2026-27' : '2025-26'}?`,
  );
  const reasons = misspelt
    ? 'Ledger "Andipati Sample Feeds" does not exist'
    : 'Voucher date lies in a locked period (28 Oct)';
  const report = paper('report', 'Import of purchases from Excel', {
    about: [`${rows} rows read, total of the sheet ${inr(sheetTotal)}`],
    table: {
      columns: ['Row', 'Exception', 'Amount'],
      rows: draw.order(rejects.map((each, at) => [String(37 + 58 * at), reasons, inr(each)])),
    },
    foot: [`Day Book, the vouchers created by this import: ${inr(dayBook)}.`],
  });
  const trial = (on: Day) => 88_40_300_00 + (on - day('2026-11-26')) * 93_150_00;
  const nights = [26, 27, 28, 30].map((each) => day(`2026-11-${each}`));
  const backups = paper('register', 'Backups, restored on a second machine', {
    about: ['Taken each working night; the disk failed on the evening of 30 Nov'],
    table: {
      columns: ['Night', 'Trial balance of that night', 'Restored'],
      rows: nights.map((night) => [
        shortDay(night),
        inr(trial(night)),
        night <= good
          ? inr(trial(night))
          : night === asOf
            ? 'file cannot be opened'
            : inr(trial(night) - 41_250_00),
      ]),
    },
    foot: [
      `Vouchers keyed by day: ${['27 Nov', '28 Nov', '30 Nov'].map((each, at) => `${each} ${keyed[at]}`).join(', ')}; all after the backup of the night before, none on Sunday the 29th.`,
    ],
  });
  const rights = paper('table', 'Rights in payments', {
    about: ['rights.csv'],
    table: {
      columns: ['Name', 'Creates bank details of suppliers', 'Releases payments'],
      rows: people.map((name, at) => [
        name,
        at === both || at === 0 ? 'yes' : 'no',
        at === both || at !== 0 ? 'yes' : 'no',
      ]),
    },
  });
  const numbers = paper('table', 'Sales numbers, 1 April to 30 November', {
    about: ['numbers.csv'],
    table: {
      rows: [
        ['First number', String(from)],
        ['Last number', String(to)],
        ['Vouchers present', String(present)],
        ['Marked as cancelled in the register, not present', String(cancelled)],
      ],
    },
  });
  return {
    rows,
    rejects,
    sheetTotal,
    more,
    keyed,
    gone,
    cancelled,
    logGap,
    misspelt,
    good,
    people,
    both,
    thisYear,
    first,
    second,
    last,
    rejected,
    dayBook,
    changed,
    log,
    settings,
    asked,
    report,
    nights,
    backups,
    rights,
    numbers,
  };
}
