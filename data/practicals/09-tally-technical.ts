import { law } from '#data/law';
import { type Day, day, shortDay, typedDay } from '#data/practicals/days';
import { mail, paper } from '#data/practicals/documents';
import { inr } from '#data/practicals/firms';
import { by, minus } from '#data/practicals/formula';
import {
  amount,
  choice,
  type Draw,
  date,
  number,
  type Paper,
  type Sheet,
  signedAmount,
} from '#data/practicals/paper';

const kurinji = 'Kurinji Sample Agro Pvt Ltd';
const asOf = day('2026-11-30');

const { companyYears } = law['records-of-account'].values;

function sheet(draw: Draw): Sheet {
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
  const again = [keyed[0], keyed[1], keyed[2]].map((each) => each ?? 0);
  const after = (night: number) =>
    again.slice(night).reduce((total, each) => total + each, 0) * 100;
  const fixes = {
    sheet: 'Correct the sheet, import the rejects',
    lock: 'Ask who may open the period',
    all: 'Import the whole sheet again',
  };
  const logs = { ran: 'It ran all year', gap: 'Report the gap to the auditor' };
  const years = thisYear ? 2027 : 2026;
  return {
    about: `The Tally of ${kurinji}, Theni, on 30 November: its edit log, an import, backups, rights and numbers.`,
    parts: [
      {
        title: 'Edit log',
        task: 'Answer the auditor from the log.',
        documents: [log, settings, asked],
        items: [
          choice(
            'who',
            'Changed voucher 412 after the report',
            ['BILL-1', 'ACC-1', 'BILL-2'],
            changed[2]?.user ?? '',
            'The change after the report is the one.',
          ),
          date(
            'when',
            'Day of that change',
            by('who', Object.fromEntries(changed.map(({ user, on }) => [user, on]))),
            'Each version has its date and time.',
          ),
          amount(
            'before',
            'Amount in the October report',
            second,
            'The amount when October was reported, not the first one.',
          ),
          signedAmount(
            'eff',
            'Change of debtors by it',
            minus(last, 'before'),
            'Debtors move by the change alone.',
            'with a minus if they fall',
          ),
          choice(
            'log',
            'Edit log of the year',
            Object.values(logs),
            logGap ? logs.gap : logs.ran,
            'A company’s edit log runs all year: Companies (Accounts) Rules, rule 3(1).',
          ),
        ],
      },
      {
        title: 'Import',
        task: 'Close the import of purchases.',
        documents: [report, settings],
        items: [
          number(
            'okn',
            'Vouchers created',
            (rows - rejects.length) * 100,
            'Rows less exceptions were created.',
          ),
          amount(
            'unx',
            'Difference not explained by the rejects',
            sheetTotal - dayBook - rejected,
            'What the rejects do not explain must be traced.',
            '0 if they explain all',
          ),
          choice(
            'fix',
            'What to do with the rejects',
            Object.values(fixes),
            misspelt ? fixes.sheet : fixes.lock,
            'All again doubles the others; a locked period is not ours to open.',
          ),
        ],
      },
      {
        title: 'Backup',
        task: 'Choose the backup to continue from.',
        documents: [backups],
        items: [
          date('bkp', 'Night of the backup', good, 'A backup is good when its restore agrees.'),
          number(
            'again',
            'Vouchers to key again',
            by('bkp', Object.fromEntries(nights.map((night, at) => [typedDay(night), after(at)]))),
            'What was keyed after that night is keyed again.',
          ),
        ],
      },
      {
        title: 'Rights and numbers',
        task: 'Check the rights, the number series and the shelf.',
        documents: [rights, numbers, asked],
        items: [
          choice(
            'sod',
            'Whose right must be removed',
            people,
            people[both] ?? '',
            'Creating bank details and paying are kept apart.',
          ),
          number(
            'gap',
            'Numbers not accounted for',
            (gone - cancelled) * 100,
            'Cancelled numbers are accounted for; the rest are not.',
          ),
          date(
            'keep',
            `Vouchers of ${thisYear ? '2026-27' : '2025-26'} are kept until`,
            day(`${years + companyYears}-03-31`),
            'Eight years from the year’s end: section 128(5).',
          ),
        ],
      },
    ],
    traps: {
      before: [first, last],
      unx: [more > 0 ? 0 : rejected],
      bkp: [asOf],
      gap: [gone * 100],
    },
    refused: last === second,
  };
}

export const tallyTechnical: Paper = { module: 9, minutes: 40, day: asOf, sheet };
