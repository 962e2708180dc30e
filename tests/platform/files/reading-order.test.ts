/** The desk reads a PDF as its page is read, whatever the order in which a program wrote it. */
import { describe, expect, it } from '@jest/globals';
import { inspect } from '#lib/platform/files/inspection/inspection';
import { deflated, resumePdf, stream } from '#tests/platform/files/pdf/builder';

/** Lines of text at their places, in the order in which they are written. */
const pageOf = (...texts: readonly (readonly [x: number, y: number, text: string])[]) =>
  resumePdf('', '', {
    4: deflated(
      '',
      `BT /F1 12 Tf ${texts.map(([x, y, text]) => `1 0 0 1 ${x} ${y} Tm (${text}) Tj`).join(' ')} ET`,
    ),
  });

async function linesOf(data: Buffer): Promise<readonly string[]> {
  const read = await inspect('read', { bytes: Uint8Array.from(data), type: 'pdf' });
  if (!('ok' in read) || read.ok.found !== 'text') return [];
  return read.ok.parts.flat().map(({ text }) => text);
}

describe('a PDF is read', () => {
  it('column by column, headings above their paragraphs (Canva)', async () => {
    const data = pageOf(
      ...([
        [300, 500, 'B.Com, 2019, 72 percent'],
        [300, 480, 'M.Com, 2021, 68 percent'],
      ] as const),
      ...([
        [300, 700, 'Clerk, Kaveri Traders, 2021 to now'],
        [300, 520, 'EDUCATION'],
      ] as const),
      ...([
        [60, 700, '98765 43210'],
        [60, 720, 'CONTACT'],
        [300, 780, 'SAMPLE PERSON'],
      ] as const),
      [300, 720, 'WORK'],
    );
    expect(await linesOf(data)).toEqual([
      ...['SAMPLE PERSON', 'CONTACT', '98765 43210', 'WORK', 'Clerk, Kaveri Traders, 2021 to now'],
      ...['EDUCATION', 'B.Com, 2019, 72 percent', 'M.Com, 2021, 68 percent'],
    ]);
  });

  it('with what is over both columns first, and what is below them last', async () => {
    const wide = 'Accountant with four years of GST, TDS and payroll in firms of Coimbatore';
    const data = pageOf(
      ...([
        [60, 100, `${wide}, at once`],
        [300, 640, 'Work'],
        [300, 622, 'Kaveri Traders'],
      ] as const),
      ...([
        [300, 604, 'Clerk of purchases'],
        [60, 632, 'Skills'],
        [60, 614, 'Tally'],
      ] as const),
      ...([
        [60, 596, 'Excel'],
        [300, 586, 'Vaigai Mills'],
        [60, 780, 'Meena Iyer'],
        [60, 762, wide],
      ] as const),
    );
    expect(await linesOf(data)).toEqual([
      ...['Meena Iyer', wide, 'Skills', 'Tally', 'Excel'],
      ...['Work', 'Kaveri Traders', 'Clerk of purchases', 'Vaigai Mills', `${wide}, at once`],
    ]);
  });

  it('a table row by row, and years beside the posts that they belong to', async () => {
    const rows = [
      ['Course', 'Place', 'Year'],
      ['B.Com', 'PSG College', '2019'],
      ['M.Com', 'Bharathiar', '2021'],
    ].flatMap((row, at) =>
      row.map((text, column) => [60 + column * 150, 700 - at * 20, text] as const),
    );
    expect(await linesOf(pageOf(...rows.toReversed()))).toEqual([
      ...['Course Place Year', 'B.Com PSG College 2019', 'M.Com Bharathiar 2021'],
    ]);
    const posts = pageOf(
      ...([
        [60, 700, 'Accounts executive, Kaveri'],
        [450, 700, '2021 to now'],
      ] as const),
      ...([
        [60, 685, 'Closed the books of three units'],
        [60, 670, 'Clerk, Vaigai'],
      ] as const),
      ...([
        [450, 670, '2019 to 2021'],
        [60, 655, 'Entered vouchers'],
      ] as const),
    );
    expect((await linesOf(posts)).slice(0, 3)).toEqual([
      ...['Accounts executive, Kaveri 2021 to now', 'Closed the books of three units'],
      'Clerk, Vaigai 2019 to 2021',
    ]);
  });

  it('column by column where both are set on the same lines (LaTeX, LibreOffice)', async () => {
    const main = [
      ...[
        'Profile',
        'Reconciled the bank statements of three branches and',
        'filed the returns of each before the month closed with',
      ],
      ...[
        'the head office, and explained the stock ledgers to the',
        'auditors within two working days of their first visit.',
      ],
    ];
    const side = ['Skills', 'TallyPrime', 'Excel', 'Languages', 'Tamil'];
    const data = pageOf(
      ...main.flatMap((text, at) => [
        [60, 700 - at * 14, text] as const,
        [400, 700 - at * 14, side[at] ?? ''] as const,
      ]),
    );
    expect(await linesOf(data)).toEqual(['Profile', main.slice(1).join(' '), ...side]);
  });

  it('a table row by row, also above a list at the same margin', async () => {
    const rows = [
      ['Course', 'Place'],
      ['B.Com', 'Sample College, Coimbatore'],
      ['M.Com', 'Model School, Erode'],
    ];
    const list = ['Skills', 'TallyPrime', 'Excel', 'Payroll'];
    const data = pageOf(
      ...rows.flatMap((row, at) =>
        row.map((text, to) => [60 + to * 150, 700 - at * 21, text] as const),
      ),
      ...list.map((text, at) => [60, 610 - at * 14, text] as const),
    );
    expect(await linesOf(data)).toEqual([...rows.map((row) => row.join(' ')), ...list]);
  });

  it('a table that is set in from the margin between what is above and below it', async () => {
    const data = pageOf(
      [60, 700, 'Education'],
      ...['B.Com 2019', 'M.Com 2021', 'BBA 2016'].map(
        (text, at) => [200, 670 - at * 16, text] as const,
      ),
      ...['Skills', 'TallyPrime', 'Excel'].map((text, at) => [60, 590 - at * 16, text] as const),
    );
    expect(await linesOf(data)).toEqual([
      ...['Education', 'B.Com 2019', 'M.Com 2021', 'BBA 2016', 'Skills', 'TallyPrime', 'Excel'],
    ]);
  });

  it('with the words that were broken at the end of a line put together', async () => {
    const data = pageOf(
      [60, 700, 'Checked the bank statements of three branches and recon-'],
      [60, 686, 'ciled the balances of all debtors with those of the head'],
    );
    expect(await linesOf(data)).toEqual([
      'Checked the bank statements of three branches and reconciled the balances of all debtors with those of the head',
    ]);
  });

  it('with what was typed into its fields and written upon it, and no passwords', async () => {
    const field = (name: string, rect: string, more: string) =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /Rect [${rect}] /F 4 ${more} >>`;
    const data = resumePdf(
      '/AcroForm << /Fields [8 0 R 9 0 R 10 0 R] /DA (/F1 12 Tf 0 g) >>',
      '/Annots [8 0 R 9 0 R 10 0 R 11 0 R]',
      {
        4: stream('', 'BT /F1 12 Tf 1 0 0 1 60 780 Tm (Name:) Tj 1 0 0 1 60 740 Tm (Work:) Tj ET'),
        8: field('name', '120 775 320 795', '/V (Meena Iyer)'),
        9: field('work', '120 715 320 755', '/Ff 4096 /V (Kaveri Traders\\nVaigai Mills)'),
        10: field('key', '120 600 320 620', '/Ff 8192 /V (secret)'),
        11: '<< /Type /Annot /Subtype /FreeText /DA (/F1 12 Tf) /Contents (At once) /Rect [60 500 200 520] >>',
      },
    );
    expect(await linesOf(data)).toEqual([
      ...['Name: Meena Iyer', 'Work: Kaveri Traders', 'Vaigai Mills', 'At once'],
    ]);
  });
});
