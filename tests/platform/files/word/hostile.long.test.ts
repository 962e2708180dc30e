/** Active files however they are dressed: none of them is attached, and staff read why. */
import { describe, expect, it } from '@jest/globals';
import { zip } from '#tests/platform/files/samples';
import { heldFor, unreadable, verdictOf } from '#tests/platform/files/verdicts';
import {
  begin,
  drawingOf,
  end,
  fieldText,
  propertiesBasedAt,
  word97,
} from '#tests/platform/files/word/doc-builder';
import { partsOfWord, relations, word, wordPart } from '#tests/platform/files/word/docx-builder';
import { macros } from '#tests/platform/files/word/hostile-macros';
import { markup } from '#tests/platform/files/word/hostile-markup';
import { relationsOut } from '#tests/platform/files/word/hostile-relations';
import { partsOfZip } from '#tests/platform/files/word/zip-surgery';

/** Held for a reason that is known. */
const anyHold = heldFor('macros', 'script', 'launch', 'object', 'carries', 'fetches');

describe('a resume in DOCX is held with', () => {
  it.each(Object.entries({ ...relationsOut, ...markup }))('%s', async (_, add) => {
    expect(await verdictOf(word(add))).toEqual(anyHold);
  });

  it.each(Object.entries(macros))('macros: %s', async (_, add) => {
    expect(await verdictOf(word(add))).toEqual(heldFor('macros'));
  });
});

describe('a resume in DOCX that two programs could read in two ways is held; one that none opens is refused:', () => {
  const parts = partsOfWord();
  const withMain = (data: string | Buffer) =>
    zip(parts.map((part) => (part.name === 'word/document.xml' ? { ...part, data } : part)));
  const document = wordPart('document', '<w:body/>');
  const { changed, hidden, moved, renamed } = partsOfZip(word());

  const unread: Readonly<Record<string, Buffer>> = {
    'a DTD': withMain(
      document.replace('<w:document', '<!DOCTYPE w [<!ENTITY e "DDEAUTO">]><w:document'),
    ),
    'a DTD from elsewhere': withMain(
      document.replace('<w:document', '<!DOCTYPE w SYSTEM "https://a.example/x.dtd"><w:document'),
    ),
    'an unknown entity': withMain(document.replace('<w:body/>', '&e;')),
    'an encoding of another kind': withMain(document.replace('UTF-8', 'UTF-7')),
    'UTF-16 that says UTF-8': withMain(Buffer.from(`\ufeff${document}`, 'utf16le')),
    'bytes that are no UTF-8': withMain(
      Buffer.concat([
        Buffer.from(document.slice(0, -20)),
        Buffer.from([0xc0, 0xaf]),
        Buffer.from(document.slice(-20)),
      ]),
    ),
    'another XML': withMain(document.replace('version="1.0"', 'version="1.1"')),
    'elements that do not end': withMain(document.replace('</w:document>', '')),
    'elements ten thousand deep': withMain(
      document.replace('<w:body/>', '<w:p>'.repeat(10_000) + '</w:p>'.repeat(10_000)),
    ),
    'two documents': word({
      ofPackage:
        '<Relationship Id="z" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/settings.xml"/>',
    }),
    'a part twice': zip([...parts, { name: 'word/document.xml', data: document }]),
    'a part twice, once in great letters': zip([
      ...parts,
      { name: 'WORD/Settings.xml', data: relations('') },
    ]),
    'its list of types twice': zip([...parts, { name: '[content_types].XML', data: '<Types/>' }]),
    'a DTD in a list of relations': word({
      parts: [
        {
          name: 'word/_rels/settings.xml.rels',
          data: `<!DOCTYPE x [<!ENTITY e "External">]>${relations('')}`,
        },
      ],
    }),
    'a bomb': word({
      parts: [
        {
          name: 'word/media/a.bmp',
          data: Buffer.concat([Buffer.from('BM'), Buffer.alloc(100_000_000)]),
        },
      ],
    }),
    'a bomb that claims little': word({
      parts: [{ name: 'word/a.xml', data: Buffer.alloc(90_000_000, ' '), unpackedBytes: 90 }],
    }),
    'a name of its own in a part’s header': renamed,
    'a size of its own in a part’s header': changed,
    'parts over each other': moved,
    'something between its parts': hidden,
    'a path that leads out': word({ parts: [{ name: '../a.xml', data: '<x/>' }] }),
  };
  const closed = /^(?:a bomb|a path that leads out)$/;
  it.each(Object.entries(unread))('%s', async (what, data) => {
    expect(await verdictOf(data)).toEqual(closed.test(what) ? unreadable : heldFor('unclear'));
  });
});

describe('a resume in DOC is held with', () => {
  const text = (instruction: string) => word97({ text: `Meena ${fieldText(instruction)}\r` });
  const stream = (path: string) => word97({ streams: { [path]: Buffer.alloc(100) } });
  const based = (base: string) =>
    word97({ streams: { '\u0005DocumentSummaryInformation': propertiesBasedAt(base) } });
  const cases: Readonly<Record<string, readonly [Buffer, unknown]>> = {
    DDEAUTO: [text(' DDEAUTO c:\\\\x "y" '), anyHold],
    'DDE in two bytes a letter': [
      word97({ wide: true, text: `${fieldText('dde excel a')}\r` }),
      anyHold,
    ],
    'DDEAUTO over pieces': [word97({ pieces: [`${begin} DD`, 'EAU', `TO x y${end}`] }), anyHold],
    'DDEAUTO in another field': [text(`IF 1 = 1 ${fieldText('DDEAUTO x y')}`), anyHold],
    'a field of another kind than it says': [
      word97({ text: `${fieldText('PAGE')}\r`, fieldKinds: [45] }),
      anyHold,
    ],
    INCLUDEPICTURE: [text(' INCLUDEPICTURE "https://a.example/i.png" '), anyHold],
    INCLUDETEXT: [text(' INCLUDETEXT "\\\\\\\\host\\\\a" '), anyHold],
    EMBED: [text(' EMBED Package '), anyHold],
    LINK: [text(' LINK Excel.Sheet.8 "a" '), anyHold],
    'a program behind a link': [text(' HYPERLINK "file://host/a.exe" '), anyHold],
    'a template from a page': [word97({ template: 'https://a.example/t.dot' }), anyHold],
    'a template from a share': [word97({ template: '\\\\host\\t.dot' }), anyHold],
    'a picture from a page': [
      word97({ drawings: drawingOf('https://a.example/i.png', 0x0a) }),
      anyHold,
    ],
    'links that begin at a share': [based('\\\\host\\share'), heldFor('launch')],
    'links that begin as scripts': [based('javascript:'), heldFor('script')],
    'an object': [stream('ObjectPool/_1234567890/\u0001Ole10Native'), anyHold],
    'an object in a file without text': [
      word97({ magic: 0, streams: { 'ObjectPool/_1/x': Buffer.alloc(9) } }),
      anyHold,
    ],
    'an object without its pool': [stream('Other/\u0001Ole10Native'), anyHold],
    'a control': [stream('ObjectPool/_1/\u0003OCXNAME'), anyHold],
    'macros under another roof': [stream('Other/_VBA_PROJECT'), heldFor('macros')],
    'the text of Word 95, which holds macros itself': [
      word97({ magic: 0xa5dc }),
      heldFor('unclear'),
    ],
  };
  it.each(Object.entries(cases))('%s', async (_, [data, says]) => {
    expect(await verdictOf(data)).toEqual(says);
  });
});
