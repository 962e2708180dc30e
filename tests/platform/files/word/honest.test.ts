/** All traces of Word, LibreOffice, Google Docs, WPS and phones in honest resumes are attached. */
import { describe, expect, it } from '@jest/globals';
import { Document, ExternalHyperlink, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { verdictOf } from '#tests/platform/files/verdicts';
import {
  drawingOf,
  fieldText,
  propertiesBasedAt,
  word97,
} from '#tests/platform/files/word/doc-builder';
import { word } from '#tests/platform/files/word/docx-builder';

import { honest } from '#tests/platform/files/word/honest-docx';

describe('a resume in DOCX is attached with', () => {
  it.each(Object.entries(honest))('%s', async (_, add) => {
    expect(await verdictOf(word(add))).toBe('attached');
  });

  it('what a library of programs writes', async () => {
    const link = new ExternalHyperlink({
      link: 'https://a.example',
      children: [new TextRun('me')],
    });
    const number = new TextRun({ children: [PageNumber.CURRENT] });
    const footer = new Footer({ children: [new Paragraph({ children: [number] })] });
    const children = [new Paragraph({ children: [link] })];
    const file = new Document({ sections: [{ footers: { default: footer }, children }] });
    expect(await verdictOf(await Packer.toBuffer(file))).toBe('attached');
  });
});

describe('a resume in DOC is attached with', () => {
  const made: Readonly<Record<string, Buffer>> = {
    'plain text': word97(),
    'text in two bytes a letter': word97({ text: 'மீனா ஐயர்\r' }),
    'text in pieces': word97({ pieces: ['Meena ', 'Iyer', '\r'] }),
    'page numbers and links': word97({
      text: `Meena ${fieldText(' PAGE ')} ${fieldText(' HYPERLINK "https://a.example" ')} ${fieldText(' HYPERLINK "mailto:m@a.example" ')}\r`,
      fieldKinds: [33, 88, 88],
    }),
    'the template on its author’s disk': word97({ template: 'C:\\Users\\Meena\\Resume.dot' }),
    'the usual template': word97({ template: 'Normal.dotm' }),
    'a photo that it keeps': word97({ drawings: drawingOf('C:\\Users\\Meena\\photo.jpg', 0) }),
    'properties and what LibreOffice adds': word97({
      streams: {
        '\u0005SummaryInformation': Buffer.alloc(100),
        '\u0005DocumentSummaryInformation': Buffer.alloc(100),
        '\u0001CompObj': Buffer.alloc(100),
        '\u0001Ole': Buffer.alloc(20),
        Data: Buffer.alloc(4096),
      },
    }),
    'links that begin at a page of its author’s': word97({
      streams: {
        '\u0005DocumentSummaryInformation': propertiesBasedAt('https://meena.example/'),
      },
    }),
    'words of the trade that are no fields': word97({ text: 'DDEAUTO Excel, INCLUDETEXT\r' }),
  };
  it.each(Object.entries(made))('%s', async (_, data) => {
    expect(await verdictOf(data)).toBe('attached');
  });
});
