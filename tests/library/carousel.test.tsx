import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Carousel } from '#components/library/shelves';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => <li key={String(index)}>{index}</li>);

test('offers View More only past three items', () => {
  const three = renderToStaticMarkup(<Carousel title="T">{items(3)}</Carousel>);
  const four = renderToStaticMarkup(<Carousel title="T">{items(4)}</Carousel>);
  expect(three).not.toContain('View More');
  expect(four).toContain('View More');
  expect(four).toContain('Show Less');
});

test('ruled rows are turned to no side, and View More shows the others', () => {
  const cards = renderToStaticMarkup(<Carousel title="T">{items(4)}</Carousel>);
  const rows = renderToStaticMarkup(
    <Carousel title="T" rows>
      {items(4)}
    </Carousel>,
  );
  expect(cards).toContain('data-island="carousel"');
  expect(rows).not.toContain('data-island="carousel"');
  expect(rows).toContain('View More');
});
