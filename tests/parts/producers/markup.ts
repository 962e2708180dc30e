/** A resume as a page of HTML, as a flat document of LibreOffice, and as a drawing. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from '#lib/platform/values/text';
import type { Block, Resume } from '#tests/parts/producers/resumes';

const indian = "'Lohit Tamil','Lohit Telugu','Noto Sans Devanagari','Noto Sans'";

/** `columns`: how the two columns are laid out. A printer of table cells alone breaks none over pages. */
export function htmlOf(
  { name, ownName, contact, layout, side, main }: Resume,
  { photo, columns = 'float' }: { readonly photo: string; readonly columns?: 'float' | 'table' },
): string {
  const blocks = (all: readonly Block[]) => all.map((block) => htmlBlock(block, photo)).join('\n');
  const [left, right] = layout === 'two columns' ? [side, main] : [main, side];
  const [one, other] = layout === 'two columns' ? ['32%', '64%'] : ['64%', '32%'];
  const both =
    columns === 'table'
      ? `<table class="layout"><tr><td style="width:${one}">${blocks(left)}</td><td>${blocks(right)}</td></tr></table>`
      : `<div style="float:left;width:${one}">${blocks(left)}</div><div style="float:right;width:${other}">${blocks(right)}</div>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(name)}</title>
<style>@page{size:A4;margin:18mm}body{font:10.5pt/1.35 Helvetica,Arial,sans-serif;margin:0}h1{font-size:20pt;margin:0}h2{font-size:13pt;margin:8pt 0 3pt}p{margin:0 0 4pt}ul{margin:0 0 4pt;padding-left:14pt}.own{font-family:${indian},sans-serif}table.data td{border:.5pt solid #999;padding:2pt 5pt}table.layout{width:100%;border-collapse:collapse}table.layout td{vertical-align:top;padding:0 6pt 0 0}</style>
<h1>${escapeHtml(name)}</h1>${ownName === undefined ? '' : `<p class="own">${ownName}</p>`}<p>${escapeHtml(contact)}</p>
${side.length > 0 ? both : blocks(main)}</html>`;
}

function htmlBlock(block: Block, photo: string): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'table':
      return `<table class="data">${block.rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
    case 'link':
      return `<p><a href="${block.href}">${escapeHtml(block.text)}</a></p>`;
    case 'photo':
      return `<p><img src="${pathToFileURL(photo)}" width="90" height="110" alt=""></p>`;
  }
}

const namespaces = ['office', 'style', 'text', 'table', 'draw']
  .map((each) => `xmlns:${each}="urn:oasis:names:tc:opendocument:xmlns:${each}:1.0"`)
  .concat(
    'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
    'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
  )
  .join(' ');

/** A flat document, which LibreOffice opens without a package: OpenDocument 1.3, part 3, 3.1.2. Two columns are a table, as in templates. */
export function flatOdtOf(resume: Resume, photo: string): string {
  const { name, ownName, contact, layout, side, main } = resume;
  const picture = readFileSync(photo).toString('base64');
  const blocks = (all: readonly Block[]) => all.map((block) => odtBlock(block, picture)).join('');
  const [left, right] = layout === 'two columns' ? [side, main] : [main, side];
  const [one, other] = layout === 'two columns' ? ['narrow', 'wide'] : ['wide', 'narrow'];
  const cell = (all: readonly Block[]) =>
    `<table:table-cell table:style-name="padded" office:value-type="string">${blocks(all)}</table:table-cell>`;
  const both = `<table:table table:style-name="layout"><table:table-column table:style-name="${one}"/><table:table-column table:style-name="${other}"/><table:table-row>${cell(left)}${cell(right)}</table:table-row></table:table>`;
  const column = (width: string, cm: number) =>
    `<style:style style:name="${width}" style:family="table-column"><style:table-column-properties style:column-width="${cm}cm"/></style:style>`;
  return `<?xml version="1.0" encoding="UTF-8"?><office:document ${namespaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text"><office:automatic-styles><style:style style:name="layout" style:family="table"><style:table-properties style:width="17cm" table:align="left"/></style:style>${column('narrow', 5.5)}${column('wide', 11.5)}<style:style style:name="padded" style:family="table-cell"><style:table-cell-properties fo:padding="0.19cm"/></style:style></office:automatic-styles><office:body><office:text>${odtHeading(name, 1)}${ownName === undefined ? '' : odtParagraph(ownName)}${odtParagraph(escapeHtml(contact))}${side.length > 0 ? both : blocks(main)}</office:text></office:body></office:document>`;
}

const odtParagraph = (inside: string) => `<text:p>${inside}</text:p>`;
const odtHeading = (text: string, level: number) =>
  `<text:h text:style-name="Heading_20_${level}" text:outline-level="${level}">${escapeHtml(text)}</text:h>`;

function odtBlock(block: Block, picture: string): string {
  switch (block.kind) {
    case 'heading':
      return odtHeading(block.text, 2);
    case 'paragraph':
      return odtParagraph(escapeHtml(block.text));
    case 'list':
      return `<text:list>${block.items.map((item) => `<text:list-item>${odtParagraph(escapeHtml(item))}</text:list-item>`).join('')}</text:list>`;
    case 'table':
      return `<table:table><table:table-column table:number-columns-repeated="${block.rows[0]?.length ?? 1}"/>${block.rows.map((row) => `<table:table-row>${row.map((each) => `<table:table-cell office:value-type="string">${odtParagraph(escapeHtml(each))}</table:table-cell>`).join('')}</table:table-row>`).join('')}</table:table>`;
    case 'link':
      return odtParagraph(
        `<text:a xlink:type="simple" xlink:href="${block.href}">${escapeHtml(block.text)}</text:a>`,
      );
    case 'photo':
      return odtParagraph(
        `<draw:frame text:anchor-type="as-char" svg:width="2.4cm" svg:height="2.9cm"><draw:image><office:binary-data>${picture}</office:binary-data></draw:image></draw:frame>`,
      );
  }
}

const lineLetters = { wide: 80, narrow: 30 };

/** One page as a designer's program has it: letters at places, in no order but that of the layers, the latest first. */
export function svgOf({ name, contact, side, main, layout }: Resume): string {
  const texts: string[] = [];
  const put = (x: number, y: number, size: number, text: string) =>
    texts.push(
      `<text x="${x}" y="${y}" font-family="Liberation Sans, DejaVu Sans" font-size="${size}">${escapeHtml(text)}</text>`,
    );
  const column = (all: readonly Block[], x: number, letters: number) => {
    let y = 110;
    for (const line of all.flatMap((block) => linesOf(block, letters))) {
      y += line.isHeading ? 22 : 14;
      put(x, y, line.isHeading ? 14 : 10, line.text);
      if (line.isHeading) y += 4;
    }
  };
  put(40, 50, 24, name);
  put(40, 75, 10, contact);
  if (side.length === 0) column(main, 40, 105);
  else if (layout === 'two columns') {
    column(main, 200, lineLetters.wide - 5);
    column(side, 40, lineLetters.narrow);
  } else {
    column(side, 430, lineLetters.narrow);
    column(main, 40, lineLetters.wide - 15);
  }
  const lowest = 140 + 14 * texts.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="${Math.max(842, lowest)}">${texts.reverse().join('')}</svg>`;
}

interface TextLine {
  readonly text: string;
  readonly isHeading: boolean;
}

/** Breaks a block into lines of so many letters, for programs that break none themselves. */
export function linesOf(block: Block, letters: number): readonly TextLine[] {
  if (block.kind === 'photo') return [];
  if (block.kind === 'heading') return [{ text: block.text, isHeading: true }];
  if (block.kind === 'table')
    return block.rows.map((row) => ({ text: row.join('   '), isHeading: false }));
  const texts = block.kind === 'list' ? block.items.map((item) => `• ${item}`) : [block.text];
  return texts.flatMap((text) => broken(text, letters)).map((text) => ({ text, isHeading: false }));
}

function broken(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
