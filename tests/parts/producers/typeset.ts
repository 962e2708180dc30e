/** A resume for typesetters: LaTeX for three engines, troff, and lines of plain text. */
import { linesOf } from '#tests/parts/producers/markup';
import type { Block, Resume } from '#tests/parts/producers/resumes';

const tex = (text: string) =>
  text.replaceAll(/[&%$#_{}]/g, '\\$&').replaceAll(/[|•]/g, '\\textbar{}');

const noto = '/usr/share/fonts/truetype/noto/';
/** By its file: to look for a name LuaTeX reads every font of the machine first. */
const fonts = {
  Tamil: ['NotoSansTamil', 'Tamil'],
  Telugu: ['NotoSansTelugu', 'Telugu'],
  Devanagari: ['NotoSansDevanagari', 'Devanagari'],
} as const;

/** `engine`: only the newer two take the letters of other scripts. */
export function texOf(resume: Resume, engine: 'pdftex' | 'xetex' | 'luatex', photo: string) {
  const { name, ownName, contact, layout, side, main, script } = resume;
  const blocks = (all: readonly Block[]) => all.map((block) => texBlock(block, photo)).join('\n');
  const order = layout === 'two columns' ? [...side, ...main] : [...main, ...side];
  const body =
    side.length > 0 ? `\\begin{multicols}{2}${blocks(order)}\\end{multicols}` : blocks(main);
  const preamble =
    engine === 'pdftex'
      ? '\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}'
      : '\\usepackage{fontspec}\\setmainfont{lmroman10-regular.otf}[BoldFont=lmroman10-bold.otf]';
  // With XeTeX hyperref asks for a font that comes with a larger package.
  const links = engine === 'xetex' ? '\\newcommand{\\href}[2]{#2}' : '\\usepackage{hyperref}';
  const renderer = engine === 'luatex' ? ',Renderer=HarfBuzz' : '';
  let own = '';
  if (ownName !== undefined && engine !== 'pdftex' && script !== 'Latin') {
    const [file, ofScript] = fonts[script];
    own = `{\\fontspec{${file}-Regular.ttf}[Path=${noto},Script=${ofScript}${renderer}]${ownName}}\\par`;
  }
  return `\\documentclass[a4paper,10pt]{article}${preamble}
\\usepackage[margin=18mm]{geometry}\\usepackage{multicol}\\usepackage{graphicx}${links}
\\pagestyle{empty}\\setlength{\\parindent}{0pt}
\\begin{document}
{\\LARGE\\bfseries ${tex(name)}}\\par ${own}
${tex(contact)}\\par
${body}
\\end{document}
`;
}

function texBlock(block: Block, photo: string): string {
  switch (block.kind) {
    case 'heading':
      return `\\section*{${tex(block.text)}}`;
    case 'paragraph':
      return `${tex(block.text)}\\par`;
    case 'list':
      return `\\begin{itemize}${block.items.map((item) => `\\item ${tex(item)}`).join('\n')}\\end{itemize}`;
    case 'table':
      return `\\begin{tabular}{|${'l|'.repeat(block.rows[0]?.length ?? 1)}}\\hline ${block.rows.map((row) => `${row.map(tex).join(' & ')}\\\\ \\hline`).join('\n')}\\end{tabular}\\par`;
    case 'link':
      return `\\href{${block.href}}{${tex(block.text)}}\\par`;
    case 'photo':
      return `\\includegraphics[width=24mm]{${photo}}\\par`;
  }
}

/** A full stop or an apostrophe at the begin of a line would be a request. */
const roff = (text: string) => `\\&${text.replaceAll('\\', '\\e').replaceAll('-', '\\-')}`;

/** For the macros ms and the tables of tbl: one column, whatever the layout says. */
export function troffOf({ name, contact, layout, side, main }: Resume): string {
  const order = layout === 'two columns' ? [...side, ...main] : [...main, ...side];
  const lines = order.flatMap((block): readonly string[] => {
    if (block.kind === 'photo') return [];
    if (block.kind === 'heading') return ['.SH', roff(block.text)];
    if (block.kind === 'list') return block.items.flatMap((item) => ['.IP \\(bu 2', roff(item)]);
    if (block.kind === 'table')
      return [
        ...['.TS', 'allbox tab(@);', `${'l '.repeat(block.rows[0]?.length ?? 1)}.`],
        ...block.rows.map((row) => row.map((cell) => cell.replaceAll('-', '\\-')).join('@')),
        '.TE',
      ];
    return ['.LP', roff(block.text)];
  });
  // Nothing at the foot of a page but what is written here.
  return [
    '.ds CH',
    '.ds CF',
    '.LP',
    '\\fB\\s+8',
    roff(name),
    '\\s0\\fP',
    '.LP',
    roff(contact),
    ...lines,
    '',
  ].join('\n');
}

/** As somebody types it into an editor. */
export function plainOf({ name, contact, layout, side, main }: Resume): string {
  const order = layout === 'two columns' ? [...side, ...main] : [...main, ...side];
  const lines = order.flatMap((block) => linesOf(block, 75));
  const all = [
    name,
    contact,
    ...lines.map(({ text, isHeading }) => (isHeading ? `\n${text}` : text)),
  ];
  return `${all.join('\n').replaceAll('•', '*')}\n`;
}
