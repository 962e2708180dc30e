import { cardGround, cloths, onCloth, quiet, stitch } from '#components/library/cover';
import type { CardText } from '#lib/site/rules/listed-pages';
import { cardSize } from '#lib/site/rules/seo';

/** From the 320 units of a cover to the pixels of the picture. */
const scale = cardSize.width / 320;
/** The picture is a little wider than a cover: what is too high goes off above and below. */
const cropped = (180 - cardSize.height / scale) / 2;
const left = (x: number) => x * scale;
const top = (y: number) => (y - cropped) * scale;

/** The lying cover of the library in the size of social networks; `fonts` come with the painter. */
export function SocialCard({ tone, kicker, mark, markFoot, title, foot }: CardText) {
  const x = left(mark ? 138 : 44);
  const width = cardSize.width - x - left(18);
  const line = { position: 'absolute', left: x, width, color: onCloth } as const;
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', fontWeight: 600 }}>
      <svg
        {...cardSize}
        viewBox={`0 ${cropped} 320 ${180 - 2 * cropped}`}
        role="img"
        aria-label={title}
      >
        {cardGround(tone, mark !== undefined)}
      </svg>
      {mark && <Label mark={mark} foot={markFoot} fill={cloths[tone].cloth} />}
      <div style={{ ...line, top: top(28), fontSize: left(13), color: stitch }}>{kicker}</div>
      <div
        style={{
          ...line,
          display: 'flex',
          alignItems: 'center',
          top: top(50),
          height: left(84),
          fontSize: left(title.length > 60 ? 17.5 : 21),
          lineHeight: 1.14,
        }}
      >
        {title}
      </div>
      <div style={{ ...line, top: top(142), fontSize: left(13) }}>{foot}</div>
    </div>
  );
}

function Label({ mark, foot, fill }: { mark: string; foot?: string; fill: string }) {
  const line = {
    position: 'absolute',
    left: left(40),
    width: left(80),
    display: 'flex',
    justifyContent: 'center',
    lineHeight: 1,
  } as const;
  return (
    <div style={{ display: 'flex', position: 'absolute', left: 0, top: 0 }}>
      <div style={{ ...line, top: top(54), fontSize: left(48), fontWeight: 800, color: fill }}>
        {mark}
      </div>
      <div style={{ ...line, top: top(126), fontSize: left(15), color: quiet }}>{foot}</div>
    </div>
  );
}
