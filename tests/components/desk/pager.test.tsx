import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PagerLine } from '#components/desk/parts';
import { pagerOf } from '#lib/server/desk/list/state';
import { readListQuery } from '#lib/server/enquiries/list-query';
import { mostCounted } from '#lib/server/store/enquiries/enquiry-store';

const drawn = (page: number, shown: number, counted: { total: number; more?: true }) => {
  const query = readListQuery(new URL(`http://localhost/desk?q=gst&page=${page}`));
  const rows = Array.from({ length: shown }) as Parameters<typeof pagerOf>[2]['rows'];
  return renderToStaticMarkup(<PagerLine pager={pagerOf('/desk', query, { rows, ...counted })} />);
};

test('the line below a list says which of how many, and leads on where there are more', () => {
  expect(drawn(1, 50, { total: 51 })).toContain('1 to 50 of 51');
  expect(drawn(1, 50, { total: 51 })).toContain('The next');
  expect(drawn(2, 1, { total: 51 })).toContain('51 to 51 of 51');
  expect(drawn(2, 1, { total: 51 })).not.toContain('The next');
});

test('what is found by very many is not counted to the end, and leads on all the same', () => {
  const counted = { total: mostCounted, more: true } as const;
  expect(drawn(200, 50, counted)).toContain('9951 to 10000 of more than 10,000');
  expect(drawn(200, 50, counted)).toContain('The next');
  expect(drawn(201, 7, counted)).not.toContain('The next');
});
