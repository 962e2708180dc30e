/** A mail to a visitor as a sheet of paper: tables and inline styles, as mail programs want, and the same as text. */
import { marked, plainHead, signature } from '#lib/server/forms/mail-parts';
import { breakableNumbers } from '#lib/server/forms/provider-number';
import { escapeHtml } from '#lib/shared/pages/html';

export interface Sheet {
  /** The first line that a mailbox shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly lead: readonly string[];
  /** A value is text; only one that is an address of ours or of staff, and marked so, can be pressed. */
  readonly rows: readonly (readonly [label: string, value: string, kind?: 'link'])[];
  /** The label of the row that is the sum of it; the last one by default. */
  readonly sum?: string;
  readonly button?: { readonly label: string; readonly href: string };
  readonly after: readonly string[];
  readonly small: readonly string[];
  /** As BCP 47 writes it; Indian English by default. */
  readonly language?: string;
}

/** The colours of the page on paper; a mailbox that knows dark puts its own in their place by the class. */
const ink = '#1f1a16';
const quiet = '#5d5448';
const edge = '#dfd4bf';
const paper = '#fffdf8';
const ground = '#f3ecdd';
const cloth = '#9b1c2e';

const dark = [
  ['.ground', 'background:#14110f'],
  ['.sheet', 'background:#1f1a17', 'border-color:#3a322b'],
  ['.ink', 'color:#f3ecdf'],
  ['.quiet', 'color:#b9ad9c'],
  ['.line', 'border-color:#3a322b'],
  ['.sum', 'border-color:#f3ecdf'],
  ['.cloth', 'background:#c12a41'],
];
const narrow = [
  ['.pad', 'padding-left:20px', 'padding-right:20px'],
  ['.main-link', 'display:block', 'text-align:center'],
  ['.wide', 'width:100%'],
];
const rules = (list: readonly (readonly string[])[]) =>
  list
    .map(([name, ...each]) => `${name}{${each.map((one) => `${one} !important`).join(';')}}`)
    .join('');
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules(dark)}}@media (max-width:480px){${rules(narrow)}}`;

/** A long address breaks where the line ends: else it widens the sheet, and a phone shows all of it small. */
const wrap = 'overflow-wrap:anywhere;word-break:break-word';
const font = "font-family:'Anek Latin',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export function writeSheet(sheet: Sheet): { readonly text: string; readonly html: string } {
  return { text: asText(sheet), html: asHtml(sheet) };
}

const asText = ({ lead, rows, button, after, small }: Sheet) =>
  [
    ...lead,
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...after,
    signature,
    ...small,
  ].join('\n\n');

function asHtml(sheet: Sheet): string {
  const { preview, title, lead, rows, sum, button, after, small, language = 'en-IN' } = sheet;
  const head = [
    `<tr><td class="cloth" height="8" bgcolor="${cloth}" style="height:8px;line-height:8px;font-size:0;background:${cloth}">&nbsp;</td></tr>`,
    row('22px', 'ink', `font-size:19px;line-height:24px;font-weight:bold;color:${ink}`, 'HOA'),
  ];
  const parts = [
    `<tr><td class="pad" style="padding:14px 36px 0"><h1 class="ink" style="${font};margin:0;font-size:27px;line-height:32px;font-weight:bold;color:${ink}">${escapeHtml(title)}</h1></td></tr>`,
    ...lead.map((line) =>
      row('12px', 'ink', `font-size:17px;line-height:26px;color:${ink}`, escapeHtml(line)),
    ),
    ...(rows.length > 0 ? [table(rows, sum)] : []),
    ...(button ? [buttonRow(button)] : []),
    ...after.map((line) =>
      row('16px', 'ink', `font-size:16px;line-height:25px;color:${ink}`, linked(line)),
    ),
  ];
  const foot = `<tr><td class="pad" style="padding:22px 36px 24px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="border-top:1px solid ${edge}"><tr><td class="quiet" style="${font};padding:14px 0 0;font-size:14px;line-height:21px;color:${quiet}">${small.map(escapeHtml).join('<br>')}</td></tr></table></td></tr>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no, date=no, address=no"><title>${escapeHtml(title)}</title><style>${style}</style></head><body class="ground" style="margin:0;padding:0;background:${ground};-webkit-text-size-adjust:100%"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div><table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${ground}" style="background:${ground}"><tr><td align="center" style="padding:24px 10px 32px"><!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]--><table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}" style="max-width:560px;background:${paper};border:1px solid ${edge}">${head.join('')}${marked(parts.join(''))}${foot}</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`;
}

const row = (top: string, name: string, look: string, inner: string) =>
  `<tr><td class="pad ${name}" style="${font};${wrap};padding:${top} 36px 0;${look}">${inner}</td></tr>`;

/** The addresses in a sentence of ours can be pressed; never what somebody typed, who may be a stranger to the reader. */
const linked = (line: string) =>
  escapeHtml(line)
    .split(/(https?:\/\/[^\s<]+)/)
    .map((part, at) =>
      at % 2 === 0
        ? breakableNumbers(part)
        : `<a class="ink" href="${part}" style="color:${ink}">${part}</a>`,
    )
    .join('');

function table(rows: Sheet['rows'], sum = rows.at(-1)?.[0]): string {
  const cells = rows.map(([label, value, kind], at) => {
    const inner = kind === 'link' ? linked(value) : breakableNumbers(escapeHtml(value));
    const isSum = label === sum;
    const under = at === rows.length - 1 ? '' : `border-bottom:1px solid ${edge};`;
    const shown = isSum
      ? `<span class="ink sum" style="display:inline-block;padding:6px 0 4px;border-top:1px solid ${ink};border-bottom:4px double ${ink};font-size:17px;line-height:22px;color:${ink}">${inner}</span>`
      : inner;
    return `<tr><td class="quiet line" valign="top" style="${font};padding:11px 16px 8px 0;${under}font-size:15px;line-height:21px;color:${quiet}">${escapeHtml(label)}</td><td class="ink line" valign="top" style="${font};${wrap};padding:${isSum ? 5 : 11}px 0 8px;${under}font-size:16px;line-height:21px;font-weight:bold;color:${ink}">${shown}</td></tr>`;
  });
  return `<tr><td class="pad" style="padding:16px 36px 0"><table width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="border-top:2px solid ${ink}">${cells.join('')}</table></td></tr>`;
}

const buttonRow = ({ label, href }: NonNullable<Sheet['button']>) =>
  `<tr><td class="pad" style="padding:26px 36px 0"><table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0"><tr><td class="cloth" bgcolor="${cloth}" style="background:${cloth};border-radius:3px"><a class="main-link" href="${escapeHtml(href)}" style="${font};display:inline-block;padding:14px 24px 12px;font-size:17px;line-height:22px;font-weight:bold;color:#fff7ea;text-decoration:none">${escapeHtml(label)}</a></td></tr></table></td></tr>`;

/** A mail among staff: a paragraph each, the lines in it as they were written. */
export const paragraphsMail = (
  paragraphs: readonly string[],
): { readonly text: string; readonly html: string } => ({
  text: paragraphs.join('\n\n'),
  html: `${plainHead}${marked(paragraphs.map((each) => `<p>${escapeHtml(each).replaceAll('\n', '<br>')}</p>`).join(''))}</body></html>`,
});
