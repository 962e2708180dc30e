/** How a mail looks, as text and as HTML: a sheet of paper to people outside, plain paragraphs or a table to staff. */
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { escapeHtml } from '#lib/platform/values/text';

/** A value is text; an address of ours or of staff is a link where it is marked so, and a code is large. */
export type Row = readonly [label: string, value: string, kind?: 'link' | 'code'];
type Paragraph = string | Row;
type Written = Pick<OutgoingMail, 'text' | 'html'>;

export interface MailParts {
  readonly subject: string;
  /** The heading; the subject by default. */
  readonly title?: string;
  /** A mailbox shows it beside the subject; the first paragraph by default. */
  readonly preheader?: string;
  readonly before?: readonly Paragraph[];
  /** To staff they are a table under the title, and the mail has no paragraphs. */
  readonly rows?: readonly Row[];
  /** The label of the row that is the sum of the others; the last one by default. */
  readonly sum?: string;
  readonly after?: readonly string[];
  readonly footer?: readonly string[];
  /** To staff: until when somebody is to be called, and links that do it in one touch; first in view on a phone. */
  readonly contact?: {
    readonly due: string;
    readonly links: readonly (readonly [href: string, label: string])[];
  };
  /** To staff: the address of its page on the desk. */
  readonly desk?: string;
}

export interface SheetOptions {
  readonly button?: { readonly label: string; readonly href: string };
  /** The first line greets nobody by default. */
  readonly greets?: string;
  readonly closing?: readonly string[];
  readonly footer?: readonly string[];
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

/** Before the closing lines of a mail in plain text (RFC 3676, 4.3). */
const signature = '-- ';
/** Where the body begins and ends, so that it can be joined with others. What was typed is escaped and never looks so. */
const [begin, end] = ['<!--body-->', '<!--/body-->'] as const;

const textOf = (paragraph: Paragraph) =>
  typeof paragraph === 'string' ? paragraph : `${paragraph[0]}: ${paragraph[1]}`;

export function sheet(content: MailParts, options: SheetOptions): Written {
  const { subject, title = subject, before = [], rows = [] } = content;
  const { button, closing = [], language = 'en-IN' } = options;
  const lead = before.map(textOf);
  const opening = [...greetingTo(options.greets), ...lead];
  const after = [...(content.after ?? []), ...closing];
  const footer = content.footer ?? options.footer ?? [];
  const text = [
    ...opening,
    ...(rows.length > 0 ? [rows.map(textOf).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...after,
    signature,
    ...footer,
  ].join('\n\n');
  const head = [
    `<tr><td class="cloth" height="8" bgcolor="${cloth}" style="height:8px;line-height:8px;font-size:0;background:${cloth}">&nbsp;</td></tr>`,
    row('22px', 'ink', `font-size:19px;line-height:24px;font-weight:bold;color:${ink}`, 'HOA'),
  ];
  const parts = [
    `<tr><td class="pad" style="padding:14px 36px 0"><h1 class="ink" style="${font};margin:0;font-size:27px;line-height:32px;font-weight:bold;color:${ink}">${escapeHtml(title)}</h1></td></tr>`,
    ...opening.map((line) =>
      row('12px', 'ink', `font-size:17px;line-height:26px;color:${ink}`, escapeHtml(line)),
    ),
    ...(rows.length > 0 ? [sheetTable(rows, content.sum)] : []),
    ...(button ? [buttonRow(button)] : []),
    ...after.map((line) =>
      row('16px', 'ink', `font-size:16px;line-height:25px;color:${ink}`, linked(line)),
    ),
  ];
  const foot = `<tr><td class="pad" style="padding:22px 36px 24px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="border-top:1px solid ${edge}"><tr><td class="quiet" style="${font};padding:14px 0 0;font-size:14px;line-height:21px;color:${quiet}">${footer.map(escapeHtml).join('<br>')}</td></tr></table></td></tr>`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no, date=no, address=no"><title>${escapeHtml(title)}</title><style>${style}</style></head><body class="ground" style="margin:0;padding:0;background:${ground};-webkit-text-size-adjust:100%"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(content.preheader ?? lead[0] ?? title)}</div><table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${ground}" style="background:${ground}"><tr><td align="center" style="padding:24px 10px 32px"><!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]--><table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}" style="max-width:560px;background:${paper};border:1px solid ${edge}">${head.join('')}${begin}${parts.join('')}${end}${foot}</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`;
  return { text, html };
}

/** A name of letters alone: a mail program makes a link of anything else that a stranger may have typed. */
const greetable = /^(?:[\p{L}\p{M}\p{Zs}.'’-]|\u200c|\u200d){1,60}$/u;

const greetingTo = (name = ''): string[] =>
  greetable.test(name.trim()) ? [`Dear ${name.trim().replaceAll(/\.(?=\S)/g, '. ')},`] : [];

const row = (top: string, name: string, look: string, inner: string) =>
  `<tr><td class="pad ${name}" style="${font};${wrap};padding:${top} 36px 0;${look}">${inner}</td></tr>`;

/** The addresses in a sentence of ours are links; never those that somebody typed, who may be a stranger to the reader. */
const linked = (line: string) =>
  escapeHtml(line)
    .split(/(https?:\/\/[^\s<]+)/)
    .map((part, at) =>
      at % 2 === 0
        ? breakableNumbers(part)
        : `<a class="ink" href="${part}" style="color:${ink}">${part}</a>`,
    )
    .join('');

/** `order_N1a2b3` of the payment provider is wider than a column of a phone: smaller, and broken after the underscore. */
const breakableNumbers = (html: string): string =>
  html.includes('_')
    ? html.replaceAll(
        /\b((?:order|pay|rfnd)_)(\w{8,})/g,
        '<span style="font-size:14px">$1<wbr>$2</span>',
      )
    : html;

/** Amounts are in a column, by their last digit. */
const isAmount = /^[−-]?₹[\d,]+(\.\d\d)?$/;

function sheetTable(rows: readonly Row[], sum = rows.at(-1)?.[0]): string {
  const cells = rows.map(([label, value, kind], at) => {
    const inner = kind === 'link' ? linked(value) : breakableNumbers(escapeHtml(value));
    const isSum = label === sum;
    const align = isAmount.test(value) ? ' align="right"' : '';
    const under = at === rows.length - 1 ? '' : `border-bottom:1px solid ${edge};`;
    const shown = isSum
      ? `<span class="ink sum" style="display:inline-block;padding:6px 0 4px;border-top:1px solid ${ink};border-bottom:4px double ${ink};font-size:17px;line-height:22px;color:${ink}">${inner}</span>`
      : inner;
    return `<tr><td class="quiet line" valign="top" style="${font};padding:11px 16px 8px 0;${under}font-size:15px;line-height:21px;color:${quiet}">${escapeHtml(label)}</td><td class="ink line"${align} valign="top" style="${font};${wrap};padding:${isSum ? 5 : 11}px 0 8px;${under}font-size:16px;line-height:21px;font-weight:bold;color:${ink}">${shown}</td></tr>`;
  });
  return `<tr><td class="pad" style="padding:16px 36px 0"><table width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="border-top:2px solid ${ink}">${cells.join('')}</table></td></tr>`;
}

const buttonRow = ({ label, href }: NonNullable<SheetOptions['button']>) =>
  `<tr><td class="pad" style="padding:26px 36px 0"><table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0"><tr><td class="cloth" bgcolor="${cloth}" style="background:${cloth};border-radius:3px"><a class="main-link" href="${escapeHtml(href)}" style="${font};display:inline-block;padding:14px 24px 12px;font-size:17px;line-height:22px;font-weight:bold;color:#fff7ea;text-decoration:none">${escapeHtml(label)}</a></td></tr></table></td></tr>`;

/** As wide as the phone, and a long link breaks where the line ends. */
const plainHead =
  '<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><body style="overflow-wrap:anywhere;word-break:break-word">';

/** `isJoinable`: several such mails to one reader may become one. */
export function plain(content: MailParts, isJoinable: boolean): Written {
  const { before = [], rows = [] } = content;
  if (rows.length > 0) return plainTable(content, rows);
  const html = before.map((each) => `<p>${plainHtml(each)}</p>`).join('');
  return {
    text: before.map(textOf).join('\n\n'),
    html: `${plainHead}${isJoinable ? `${begin}${html}${end}` : html}</body></html>`,
  };
}

/** The lines in a paragraph stay as they were written. */
function plainHtml(paragraph: Paragraph): string {
  const escaped = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
  if (typeof paragraph === 'string') return escaped(paragraph);
  const [label, value, kind] = paragraph;
  const shown = escaped(value);
  if (kind === 'code') return `${label}: <b style="font-size:1.5em">${shown}</b>`;
  return `${label}: ${kind === 'link' ? `<a href="${shown}">${shown}</a>` : shown}`;
}

function plainTable(
  { subject, title = subject, contact, desk }: MailParts,
  rows: readonly Row[],
): Written {
  const starts = [...rows.map(([label]) => `${label}:`), 'On the desk:'];
  const cells = rows.map(([label, value]) => {
    const shown = breakableNumbers(escapeHtml(value)).replaceAll('\n', '<br>');
    return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td style="overflow-wrap:anywhere">${shown}</td></tr>`;
  });
  const links = contact?.links.map(
    ([href, label]) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`,
  );
  const ways = contact
    ? `<p><b>Due ${escapeHtml(contact.due)}</b></p><p>${links?.join(' &nbsp; ')}</p>`
    : '';
  const link = desk ? `<p><a href="${escapeHtml(desk)}">Open it on the desk</a></p>` : '';
  return {
    text: [
      ...rows.map(([label, value]) => `${label}: ${withoutRows(value, starts)}`),
      ...(desk ? [`On the desk: ${desk}`] : []),
    ].join('\n'),
    html: `${plainHead}<h1>${escapeHtml(title)}</h1>${ways}<table cellpadding="6">${cells.join('')}</table>${link}</body></html>`,
  };
}

/** A message may have many lines; one that reads like a row of the mail is quoted. */
function withoutRows(value: string, starts: readonly string[]): string {
  if (!value.includes('\n')) return value;
  const [first = '', ...more] = value.split('\n');
  const isRow = (text: string) => starts.some((start) => text.trimStart().startsWith(start));
  return [first, ...more.map((text) => (isRow(text) ? `> ${text}` : text))].join('\n');
}

/** One mail with what each of them says, in their order: the first carries it, and the last is in its subject. */
export function joinMails(mails: readonly [OutgoingMail, ...OutgoingMail[]]): OutgoingMail {
  const [first, ...others] = mails;
  const last = others.at(-1);
  if (!last) return first;
  const bodies = mails.map(({ html }) => html.slice(html.indexOf(begin), html.indexOf(end)));
  const closing = first.text.lastIndexOf(`\n\n${signature}\n\n`);
  const ending = closing < 0 ? '' : first.text.slice(closing);
  const texts = mails.map(({ subject, text }) => {
    const body = closing < 0 ? text : text.slice(0, text.lastIndexOf(`\n\n${signature}\n\n`));
    return `${subject}\n\n${body}`;
  });
  const { html } = first;
  return {
    ...first,
    subject: `${last.subject} (and ${others.length} more)`,
    text: `${texts.join('\n\n* * *\n\n')}${ending}`,
    html: `${html.slice(0, html.indexOf(begin))}${bodies.join('')}${html.slice(html.indexOf(end))}`,
    ...(mails.some(({ attachments }) => attachments) && {
      attachments: numbered(mails.flatMap(({ attachments = [] }) => attachments)),
    }),
  };
}

/** `interview.ics`, `interview-2.ics` … */
const numbered = (attachments: NonNullable<OutgoingMail['attachments']>) =>
  attachments.map((each, at) =>
    at === 0 ? each : { ...each, filename: each.filename.replace(/(?=\.\w+$)/, `-${at + 1}`) },
  );
