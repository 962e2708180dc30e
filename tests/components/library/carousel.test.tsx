import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Carousel, Recordings } from '#components/library/shelves';
import { shelves } from '#data/downloads';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => <li key={String(index)}>{index}</li>);

test('the shelves have the titles of the specification', () => {
  expect(Object.values(shelves)).toEqual([
    'HOA AcSS Books',
    'Upcoming Webinars',
    'HOA Recorded Webinars',
    'HOA Knowledge Clips',
    'HOA Blogs',
  ]);
});

test('offers View More only past three items', () => {
  const three = renderToStaticMarkup(<Carousel title="T">{items(3)}</Carousel>);
  const four = renderToStaticMarkup(<Carousel title="T">{items(4)}</Carousel>);
  expect(three).not.toContain('View More');
  expect(four).toContain('View More');
  expect(four).toContain('Show Less');
});

test('a shelf without recordings keeps its anchor and names the channel', () => {
  const html = renderToStaticMarkup(
    <Recordings
      id="hoavideo"
      title="Recorded"
      kicker="Recorded webinar"
      recordings={[]}
      channel="https://example.com/channel"
    />,
  );
  expect(html).toContain('id="hoavideo"');
  expect(html).toContain('href="https://example.com/channel"');
});
