/** What a day of calls took, as tables, beside the same in a spreadsheet. */

import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';
import { median } from '#scripts/bench/figures';

export type Kind = 'no answer' | 'spoke, call again' | 'spoke, closed';
/** Of five calls two are not taken, two lead to another, one is the last. */
const mix: readonly Kind[] = [
  'no answer',
  'spoke, call again',
  'no answer',
  'spoke, closed',
  'spoke, call again',
];
/** Counted by hand in LibreOffice Calc, see the table's note. */
const inSheet: Readonly<Record<Kind, number>> = {
  'no answer': 27,
  'spoke, call again': 26,
  'spoke, closed': 18,
};

export interface Call {
  readonly kind: Kind;
  /** Keys, or taps. */
  presses: number;
  /** From the key that leaves a page until the next one is whole. */
  waits: number[];
}

export interface PhoneCall extends Call {
  swipes: number;
}

export const noteOf = (at: number) => `Call ${at + 1}: asks for evening batches`;
export const kindOf = (at: number): Kind => mix[at % mix.length] ?? 'no answer';

export function tableOf(calls: readonly Call[], mistakes: string): string[] {
  const rows = rowsOf(calls, [({ presses }) => presses, ({ kind }) => inSheet[kind]]);
  return [
    '## A day of eighty calls',
    '',
    `Walked on the desk in a browser of 1280 px by keyboard alone, from ${routes.desk} and then from page to page (\`${deskEnquiryPath('HOA-…')}\`); the letters of a note are counted in neither. Beside it the same in a spreadsheet, its keys counted by hand and not measured: three arrows to the next call, date and hour (\`25-11 16:00\`) or Delete, a letter for the state, the count of tries, \`Ctrl+;\` for when, two letters for who, one for the outcome, Tab between them, Enter, \`Ctrl+S\`, Home; a chord is one key. Without sorting for the next one due, without a receipt, a promise, a history or a colleague in the same row. Mistakes on the desk, those by touch counted in: ${mistakes}.`,
    '',
    '| call | of 80 | keys | keys in a spreadsheet | waiting s, median | slowest s |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ];
}

export function phoneTable(calls: readonly PhoneCall[]): string[] {
  return [
    `${calls.length} more on a phone of 360 by 640 px by touch, from the list of new ones and then by the link to the next: a tap is a press on the screen, a choice from a list of the phone is two, a swipe leads on by three quarters of a screen; the letters of a note are not counted.`,
    '',
    `| call | of ${calls.length} | taps | swipes | waiting s, median | slowest s |`,
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rowsOf(calls, [({ presses }) => presses, ({ swipes }) => swipes]),
    '',
  ];
}

/** A row a kind, and one of all: the means of what is counted, then what was waited for. */
function rowsOf<C extends Call>(
  calls: readonly C[],
  counted: readonly ((call: C) => number)[],
): string[] {
  return [...new Set(mix), undefined].map((kind) => {
    const own = calls.filter((call) => kind === undefined || call.kind === kind);
    const means = counted.map(
      (count) => own.reduce((sum, each) => sum + count(each), 0) / own.length,
    );
    const waits = own.map((each) => each.waits.reduce((sum, wait) => sum + wait, 0) / 1000);
    const cells = [
      ...means.map((mean) => mean.toFixed(1)),
      median(waits).toFixed(2),
      Math.max(...waits).toFixed(2),
    ];
    return `| ${kind ?? 'all'} | ${own.length} | ${cells.join(' | ')} |`;
  });
}
