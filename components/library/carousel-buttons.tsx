'use client';
import { Icon } from '#components/ui/icon';

/** For a mouse without a sideways wheel; fingers and keys scroll the row itself. */
export function CarouselButtons({ track }: { track: string }) {
  const turn = (direction: 1 | -1) => {
    const row = document.getElementById(track);
    row?.scrollBy({ left: direction * row.clientWidth });
  };
  return (
    <div className="carousel-buttons" data-react>
      <button
        type="button"
        className="icon-button back"
        aria-label="Previous"
        aria-controls={track}
        onClick={() => turn(-1)}
      >
        <Icon name="arrow" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="Next"
        aria-controls={track}
        onClick={() => turn(1)}
      >
        <Icon name="arrow" />
      </button>
    </div>
  );
}
