/** Writes the blocks as a Word file: plain paragraphs under named heading styles, one column, no tables. */
import {
  AlignmentType,
  BorderStyle,
  BuilderElement,
  Document,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  OnOffElement,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import { type Block, column, page } from '#lib/resume/files/blocks';
import { directedParts } from '#lib/resume/files/direction';

/** In twentieths of a point, as Word measures. */
const twips = (points: number) => Math.round(points * 20);
const size = { width: twips(page.width), height: twips(page.height) };
const margin = {
  left: twips(page.left),
  right: twips(page.right),
  top: twips(page.top),
  bottom: twips(page.bottom),
};
const fontOf = (latin: string) => ({
  ascii: latin,
  hAnsi: latin,
  eastAsia: latin,
  cs: 'Nirmala UI',
});
const font = fontOf('Calibri');
/**
 * Windows and Office have all scripts of India in this font. Other systems do not: there LibreOffice and others look
 * for a font of the language of the run.
 */
const indianFont = fontOf('Nirmala UI');
/** Nirmala UI has no letters of Arabic. */
const arabicFont = { ...fontOf('Arial'), cs: 'Arial' };
/** A script by its Unicode name, and the language that has most readers of it in India. */
const indianScripts = [
  ['Devanagari', 'hi-IN'],
  ['Tamil', 'ta-IN'],
  ['Telugu', 'te-IN'],
  ['Malayalam', 'ml-IN'],
  ['Kannada', 'kn-IN'],
  ['Bengali', 'bn-IN'],
  ['Gujarati', 'gu-IN'],
  ['Gurmukhi', 'pa-IN'],
  ['Oriya', 'or-IN'],
  ['Meetei_Mayek', 'mni-IN'],
  ['Ol_Chiki', 'sat-IN'],
  ['Arabic', 'ur-IN'],
  ['Hebrew', 'he-IL'],
] as const;
const languages = indianScripts.map(([script, language]) => ({
  language,
  letter: new RegExp(`\\p{Script=${script}}`, 'u'),
}));
/** Digits, spaces, dots, dandas and joiners belong to the script before them. */
const ofAnyScript = /[\p{Script=Common}\p{Script=Inherited}]/u;
const bullets = 'resume';
const bulletIndent = { left: 284, hanging: 227 };
const grey = '333333';
const headings = {
  H1: HeadingLevel.HEADING_1,
  H2: HeadingLevel.HEADING_2,
  H3: HeadingLevel.HEADING_3,
} as const;

/** `blocks` as they are measured for the font of any reader. */
export async function docxOf(name: string, blocks: readonly Block[]): Promise<Uint8Array> {
  const [first] = blocks;
  const document = new Document({
    title: `Resume of ${name}`,
    creator: name,
    styles: {
      default: {
        document: { run: { font, language: { value: 'en-IN', bidirectional: 'hi-IN' } } },
      },
    },
    numbering: {
      config: [
        {
          reference: bullets,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: bulletIndent } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size, margin } },
        children: blocks.map((block) => paragraphOf(block, block === first)),
      },
    ],
  });
  return Packer.toBuffer(document);
}

function paragraphOf(block: Block, isFirst: boolean): Paragraph {
  const { tag, text, when, style, colour, above, lineHeight, keep, ruled } = block;
  const run = { size: halfPoints(style.size) };
  const color = colour.slice(1);
  const own = { ...run, color, bold: style.weight > 400 };
  return new Paragraph({
    ...(tag in headings && { heading: headings[tag as keyof typeof headings] }),
    ...(tag === 'LI' && { numbering: { reference: bullets, level: 0 } }),
    bidirectional: block.isRtl,
    keepNext: keep ?? false,
    // Whatever font the reader has: a line is as high as on the page that is printed.
    spacing: {
      before: isFirst ? 0 : twips(above),
      after: 0,
      line: twips(lineHeight),
      lineRule: LineRuleType.EXACT,
    },
    ...(ruled && { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color, space: 1 } } }),
    ...(when && { tabStops: [{ type: TabStopType.RIGHT, position: twips(column) }] }),
    children: [
      ...runsOf(text, own),
      ...(when ? runsOf(`\t${when}`, { ...run, color: grey, bold: false }) : []),
    ],
  });
}

interface Look {
  readonly size: number;
  readonly color: string;
  readonly bold: boolean;
}

/** One run for each script in a row: a run names the font and the language of all its letters. */
function runsOf(text: string, look: Look): readonly TextRun[] {
  return directedParts(text).flatMap((part) =>
    part.isRtl ? [new RtlRun(part.text, look)] : leftToRight(part.text, look),
  );
}

function leftToRight(text: string, look: Look): readonly TextRun[] {
  const parts: { text: string; language?: string }[] = [];
  for (const character of text) {
    const before = parts.at(-1);
    const language = languageOf(character);
    if (before && (ofAnyScript.test(character) || before.language === language))
      before.text += character;
    else parts.push({ text: character, ...(language && { language }) });
  }
  return parts.map(({ text: own, language }) =>
    language ? new IndianRun(own, look, language) : new TextRun({ text: own, ...look, font }),
  );
}

const languageOf = (text: string) => languages.find(({ letter }) => letter.test(text))?.language;

/**
 * Without `w:cs` Word decides letter by letter which of the fonts and sizes of a run it takes. The library has no option
 * for it, and the schema of Office wants it before the language.
 */
class IndianRun extends TextRun {
  constructor(text: string, look: Look, language: string) {
    super({ text, ...look, font: indianFont });
    this.properties.push(new OnOffElement('w:cs'));
    const attributes = { language: { key: 'w:bidi', value: language } };
    this.properties.push(new BuilderElement({ name: 'w:lang', attributes }));
  }
}

/** By `w:rtl` Word takes the fonts and sizes of complex scripts, and the order of the letters. */
class RtlRun extends TextRun {
  constructor(text: string, look: Look) {
    super({ text, ...look, font: arabicFont });
    this.properties.push(new OnOffElement('w:rtl'));
    const attributes = { language: { key: 'w:bidi', value: languageOf(text) ?? 'ur-IN' } };
    this.properties.push(new BuilderElement({ name: 'w:lang', attributes }));
  }
}

const halfPoints = (points: number) => Math.round(points * 2);
