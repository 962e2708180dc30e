/** The elements of a page, whatever visitors type into it, are where the HTML standard finds them. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { elementsOf } from '#lib/platform/http/defer-scripts';
import { isElement, nodesOf } from '#tests/platform/http/page-nodes';

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

const byTheStandard = (html: string) =>
  nodesOf(html)
    .filter(isElement)
    .map((element) => {
      const { tagName: name, attrs, sourceCodeLocation: place, namespaceURI } = element;
      const isInTemplate = ({ parentNode }: typeof element): boolean =>
        isElement(parentNode) ? isInTemplate(parentNode) : parentNode?.nodeName !== '#document';
      return {
        name,
        attributes: Object.fromEntries(attrs.map((each) => [each.name, each.value])),
        from: place?.startOffset,
        startTagEnd: place?.startTag?.endOffset,
        endTag: place?.endTag?.startOffset,
        to: place?.endTag?.endOffset,
        isApart: namespaceURI !== htmlNamespace || isInTemplate(element),
      };
    });

const byOurs = (html: string) =>
  elementsOf(html).map(({ isApart, endTag, to, ...rest }) => ({
    ...rest,
    endTag,
    to,
    isApart: isApart === true,
  }));

const awkward = [
  '<script>alert(1)</script>',
  '</script><link rel="stylesheet" href="/x.css">',
  '<!-- ',
  '-->',
  '<![CDATA[',
  '</textarea></title></noscript></template></body>',
  '"',
  "'",
  '>',
  '&lt;&#60;&amp&quot',
  '<style>',
  'கணக்கு 📒',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...awkward), fc.string({ maxLength: 6 })), { maxLength: 4 })
  // React writes these characters as they are; no browser sends them.
  .map((parts) => parts.join('').replaceAll(/[\0\r]/g, ''));
/** Text in which a script or style does not end, and that opens no comment. */
const raw = text.map((each) => each.replaceAll(/<\/|<!|<s/g, '< '));
const inner = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

const leaf = fc.oneof(
  text,
  text.map((alt) => createElement('img', { alt, 'data-island': alt })),
  text.map((href) => createElement('link', { rel: 'help', href: `/${href}` })),
  text.map((defaultValue) => createElement('textarea', { defaultValue })),
  raw.map((each) => createElement('script', { type: 'application/json', ...inner(each) })),
  raw.map((each) => createElement('style', inner(each))),
  text.map((each) => createElement('noscript', {}, createElement('p', {}, each))),
  text.map((each) =>
    createElement('template', inner(renderToString(createElement('i', {}, each)))),
  ),
  raw.map((each) => createElement('i', inner(`<!-- ${each.replaceAll(/-|>/g, '')}<link>-->`))),
  text.map((id) =>
    createElement('svg', { id }, createElement('path', { d: 'M0 0' }), createElement('g')),
  ),
);
const { tree } = fc.letrec<{ tree: ReactNode }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc
      .tuple(
        fc.constantFrom('div', 'main', 'section', 'span', 'a-part'),
        text,
        fc.array(tie('tree'), { maxLength: 4 }),
      )
      .map(([name, title, children]) => createElement(name, { title }, ...children)),
  ),
}));

test('every element is found, with its attributes and its place', () => {
  fc.assert(
    fc.property(tree, text, (body, title) => {
      const html = `<!DOCTYPE html>${renderToString(
        createElement(
          'html',
          { lang: 'en-IN' },
          createElement('head', {}, createElement('title', {}, title)),
          createElement('body', {}, body),
        ),
      )}`;
      expect(byOurs(html)).toEqual(byTheStandard(html));
    }),
    { numRuns: 500 },
  );
});
