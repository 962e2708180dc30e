import type { ReactNode } from 'react';
import { Island } from '#components/layout/island';
import { CarouselButtons } from '#components/library/carousel-buttons';

interface Props {
  id?: string;
  title: string;
  lede?: string;
  /** One for each item; a carousel shows the first six, the grid all of them. */
  children: readonly ReactNode[];
  /** Said where there is no item yet. */
  empty?: ReactNode;
  /** Sifts the items; stands above them. */
  filter?: ReactNode;
}

/** More than fit in a grid at once come behind a second View More. */
const mostAtOnce = 12;

/** Items in a row that scrolls and snaps; View More turns it into a grid, without a script. */
export function Carousel({ id, title, lede, children, empty, filter }: Props) {
  const track = `${id ?? title.toLowerCase().replaceAll(' ', '-')}-items`;
  const many = children.length > 3;
  return (
    <section id={id} className="band carousel">
      <div className="wrap">
        <div className="carousel-head">
          <h2>{title}</h2>
          {many && <Island name="carousel" of={CarouselButtons} with={{ track }} />}
        </div>
        {lede && <p className="lede mt-3">{lede}</p>}
        {filter}
        {children.length === 0 && <p className="mt-5 text-quiet">{empty}</p>}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
        <ul className="track" id={track} role="list">
          {children}
        </ul>
        {many && (
          <details className="view-more">
            <summary className="button line">
              <span className="more">View More</span>
              <span className="less">Show Less</span>
            </summary>
          </details>
        )}
        {children.length > mostAtOnce && (
          <details className="view-rest">
            <summary className="button line">
              <span className="more">The other {children.length - mostAtOnce}</span>
              <span className="less">The first {mostAtOnce}</span>
            </summary>
          </details>
        )}
      </div>
    </section>
  );
}
