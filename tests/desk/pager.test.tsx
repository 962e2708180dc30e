import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PagerLine } from '#components/desk/parts';
import { pagerOf, readListQuery } from '#lib/enquiries/rules/lists';
import { mostCounted } from '#lib/enquiries/schema/enquiry';

const markup = (page: number, shown: number) => {
  const query = readListQuery(new URL(`http://localhost/desk?q=gst&page=${page}`));
  const rows = Array.from({ length: shown }) as Parameters<typeof pagerOf>[2]['rows'];
  const found = { rows, total: mostCounted, more: true } as const;
  return renderToStaticMarkup(<PagerLine pager={pagerOf('/desk', query, found)} />);
};

test('what is found by very many is not counted to the end, and leads on all the same', () => {
  expect(markup(200, 50)).toContain('9951 to 10000 of more than 10,000');
  expect(markup(200, 50)).toContain('The next');
  expect(markup(201, 7)).not.toContain('The next');
});
