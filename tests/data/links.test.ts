import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { allContent, isAnchor, leadsSomewhere, textsIn } from '#tests/data/site-map';

const markdownLink = /\]\((\/[^)\s]*)\)/g;

const content = [...allContent()]
  // An address of a call, or the beginning of one, is no link.
  .filter(([file]) => !file.startsWith('data/addresses/'))
  .map(([file, exports]) => ({ file, texts: textsIn(exports) }));

const links = content.flatMap(({ file, texts }) =>
  texts.flatMap(({ text }) => {
    const inside = [...text.matchAll(markdownLink)].map(([, href = '']) => href);
    const whole = /^\/[\w/-]*(#[\w-]+)?$/.test(text) ? [text] : [];
    return [...whole, ...inside].map((href) => ({ file, href }));
  }),
);

test('every internal link of the content leads to a page', () => {
  expect(links.length).toBeGreaterThan(40);
  const lost = links.filter(({ href }) => !leadsSomewhere(href.replace(/[#?].*/, '')));
  expect(lost).toEqual([]);
});

test('every anchor that the content links to is somewhere', () => {
  const anchors = links.flatMap(({ file, href }) => {
    const anchor = href.split('#')[1];
    return anchor ? [{ file, anchor }] : [];
  });
  expect(anchors.filter(({ anchor }) => !isAnchor(anchor))).toEqual([]);
});

test('every picture that the content names exists', () => {
  const pictures = content.flatMap(({ texts }) =>
    texts.filter(({ text }) => /^[^\s]+\.(svg|png|jpe?g|webp|avif)$/.test(text)),
  );
  expect(pictures.filter(({ text }) => !existsSync(`public/${text}`))).toEqual([]);
});
