import { Carousel } from '#components/library/carousel';
import { Cover } from '#components/library/cover';
import type { Recording } from '#data/clips';

interface Props {
  id?: string;
  title: string;
  /** What each of them is called on its cover. */
  kicker: string;
  recordings: readonly Recording[];
  /** The video channel: where a recording without an address of its own leads; empty where there is none. */
  channel: string;
}

export function Recordings({ id, title, kicker, recordings, channel }: Props) {
  const shown = recordings.filter(({ url }) => url || channel);
  return (
    <Carousel
      id={id}
      title={title}
      empty={
        <>
          We have not published any yet.
          {channel && (
            <>
              {' '}
              More is on{' '}
              <a href={channel} rel="noopener" target="_blank">
                our channel
              </a>
              .
            </>
          )}
        </>
      }
    >
      {shown.map(({ title: name, description, url, tone, language, minutes, sample }) => (
        <li key={name}>
          <a className="item" href={url ?? channel} rel="noopener" target="_blank">
            <Cover shape="card" tone={tone} kicker={kicker} title={name} foot={`${minutes} min`} />
            <span className="meta">
              {language}
              {sample && <span className="sample">Sample</span>}
            </span>
            <p>{description}</p>
          </a>
        </li>
      ))}
    </Carousel>
  );
}
