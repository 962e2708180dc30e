import { law } from '#data/law';
import { asOf, generate, kurinji } from '#lib/practice/rules/papers/09-tally-technical/documents';
import { day, typedDay } from '#lib/practice/rules/papers/days';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { by, minus } from '#lib/practice/rules/papers/formula';
import {
  amount,
  choice,
  date,
  number,
  type Paper,
  type Sheet,
  signedAmount,
} from '#lib/practice/rules/papers/paper';

const { companyYears } = law['records-of-account'].values;

function sheet(draw: Draw): Sheet {
  const {
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
  } = generate(draw);
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
