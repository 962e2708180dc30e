import type { ReactNode } from 'react';
import { Island } from '#components/layout/island';
import { CarouselButtons } from '#components/library/carousel-buttons';
import { BookCover, Cover } from '#components/library/cover';
import { Unbroken } from '#components/library/unbroken';
import { Dialog } from '#components/ui/dialog';
import { DialogOpener } from '#components/ui/dialog-opener';
import { Section } from '#components/ui/section';
import { Hours } from '#components/webinars/cards';
import { articlePath, coursePath, routes } from '#data/addresses/routes';
import { formAt } from '#data/addresses/session-routes';
import { articles } from '#data/articles';
import type { Article } from '#data/articles/article';
import { levelDetails } from '#data/certification';
import type { Recording } from '#data/clips';
import { courses, type Level, levels } from '#data/courses';
import { comingSoon, shelves } from '#data/downloads';
import { syllabi } from '#data/syllabi';
import { onDay } from '#lib/platform/values/india';
import type { UsedPage } from '#lib/site/views';
import {
  dayOf,
  monthOf,
  type Session,
  sessionHours,
  weekdayOf,
} from '#lib/webinars/rules/sessions';

interface Props {
  id?: string;
  title: string;
  lede?: string;
  /** One for each item; a carousel shows the first six, the grid all of them. */
  children: readonly ReactNode[];
  empty?: ReactNode;
  filter?: ReactNode;
  /** Ruled rows in place of cards: the first three, and all of them behind View More. */
  rows?: boolean;
}

/** More than fit in a grid at once come behind a second View More. */
const mostAtOnce = 12;

/** Items in a row that scrolls and snaps; View More turns it into a grid, without a script. */
export function Carousel({ id, title, lede, children, empty, filter, rows = false }: Props) {
  const track = `${id ?? title.toLowerCase().replaceAll(' ', '-')}-items`;
  const many = children.length > 3;
  return (
    <section id={id} className="band carousel">
      <div className="wrap">
        <div className="carousel-head">
          <h2>{title}</h2>
          {many && !rows && <Island name="carousel" of={CarouselButtons} with={{ track }} />}
        </div>
        {lede && <p className="lede mt-3">{lede}</p>}
        {filter}
        {children.length === 0 && <p className="mt-5 text-quiet">{empty}</p>}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
        <ul className={rows ? 'track as-rows' : 'track'} id={track} role="list">
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

export function Books() {
  return (
    <Carousel
      id="books"
      title={shelves.books}
      lede="One outline in book form for each of the seventeen modules: what it teaches, topic by topic."
      filter={<LevelFilter />}
    >
      {courses.map(({ courseNo, title, level, hours }) => (
        <li key={courseNo} data-level={level}>
          <a className="item book" href={coursePath('library', courseNo)}>
            <BookCover course={{ courseNo, level, title }} />
            <span className="grid gap-2">
              <span className={`chip capitalize level-${level}`}>{level}</span>
              <span className="meta">{hours} hours</span>
              <span className="about">{firstSentence(courseNo)}</span>
            </span>
          </a>
        </li>
      ))}
    </Carousel>
  );
}

/** Five lines are shown at most: more would only weigh. */
function firstSentence(courseNo: number): string {
  const [sentence = ''] = syllabi[courseNo]?.description.split(/(?<=[.:])\s/) ?? [];
  return sentence.replace(/:$/, '.');
}

function LevelFilter() {
  return (
    <fieldset className="level-filter">
      <legend className="sr-only">Level</legend>
      <div className="switch-labels">
        <label>
          <input type="radio" name="level" value="all" defaultChecked />
          All levels
        </label>
        {levels.map((level) => (
          <label key={level}>
            <input type="radio" name="level" value={level} />
            {levelDetails[level].title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const newest = 3;

export function Newest() {
  return (
    <section className="wrap newest" aria-labelledby="newest">
      <h2 id="newest">Newest</h2>
      <ul>
        {articles.slice(0, newest).map(({ id, title, date }) => (
          <li key={id}>
            <time dateTime={date}>{onDay(date)}</time>
            <a href={articlePath(id)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing shows before enough was counted. */
export function MostUsed({ pages }: { pages: readonly UsedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section className="wrap newest" aria-labelledby="most-used">
      <h2 id="most-used">Most used</h2>
      <ul>
        {pages.map(({ path, name, kind }) => (
          <li key={path}>
            <span className="kind">{kind}</span>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Blogs() {
  return (
    <Carousel id="blogs" title={shelves.blogs} lede="Practical articles with worked figures.">
      {articles.map((article, index) => (
        <li key={article.id}>
          <BlogItem article={article} tone={tones[index % tones.length] ?? 'final'} />
        </li>
      ))}
    </Carousel>
  );
}

const tones: readonly Level[] = ['final', 'foundation', 'intermediate'];

function BlogItem({ article, tone }: { article: Article; tone: Level }) {
  const { id, title, excerpt, category, date, readTime, author, featured } = article;
  return (
    <a className="item" href={articlePath(id)}>
      <Cover
        shape="card"
        tone={tone}
        kicker={featured ? `${category}, featured` : category}
        title={title}
        foot={readTime}
      />
      <span className="meta">
        <time dateTime={date}>{onDay(date)}</time>
        {author}
      </span>
      <p>{excerpt}</p>
    </a>
  );
}

export function OtherArticles({ than }: { than: Article }) {
  const at = articles.findIndex(({ id }) => id === than.id);
  const next = [1, 2].flatMap((step) => articles[(at + step) % articles.length] ?? []);
  return (
    <Section title="Read next">
      <div className="grid gap-8 md:grid-cols-3">
        {next.map((article, index) => (
          <BlogItem key={article.id} article={article} tone={levels[index] ?? 'final'} />
        ))}
        <a className="action self-start" href={`${routes.downloads}#blogs`}>
          All articles
        </a>
      </div>
    </Section>
  );
}

interface RecordingsProps {
  id?: string;
  title: string;
  recordings: readonly Recording[];
  /** The video channel: where a recording without an address of its own leads; empty where there is none. */
  channel: string;
}

export function Recordings({ id, title, recordings, channel }: RecordingsProps) {
  const shown = recordings.filter(({ url }) => url || channel);
  return (
    <Carousel
      id={id}
      title={title}
      rows
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
        <li key={name} className={`level-${tone}`}>
          <a className="item-row" href={url ?? channel} rel="noopener" target="_blank">
            <b>{name}</b>
            <span className="num">{minutes} min</span>
            <span className="meta">
              {language}
              {sample && <span className="sample">Sample</span>}
            </span>
            <span className="about">
              <Unbroken text={description} />
            </span>
          </a>
        </li>
      ))}
    </Carousel>
  );
}

export function UpcomingWebinars({ sessions }: { sessions: readonly Session[] }) {
  return (
    <Carousel title={shelves.upcoming} lede="Live and free. The next sessions, in both languages.">
      {sessions.map(({ title, description, language, url, start, end }, index) => (
        <li key={start}>
          <a className="item" href={formAt(url)}>
            <Cover
              shape="card"
              tone={levels[Math.floor(index / 2) % levels.length] ?? 'final'}
              kicker="Free webinar"
              mark={dayOf(start)}
              markFoot={`${weekdayOf(start)}, ${monthOf(start).slice(0, 3)}`}
              title={title}
              foot={language}
            />
            <span className="meta">
              <time dateTime={new Date(start).toISOString()}>
                {weekdayOf(start)} {dayOf(start)} {monthOf(start)},{' '}
                <Hours>{sessionHours({ start, end })}</Hours>
              </time>
            </span>
            <p>{description}</p>
            <span className="action">Register</span>
          </a>
        </li>
      ))}
    </Carousel>
  );
}

const dialog = 'coming-soon';

export function MoreShelves({ community }: { community: boolean }) {
  return (
    <Section title="On the next shelf">
      <ul className="soon">
        {comingSoon.map((shelf) => (
          <li key={shelf}>
            <DialogOpener dialog={dialog} className="">
              {shelf}
            </DialogOpener>
          </li>
        ))}
      </ul>
      <Dialog id={dialog} title="Coming Soon">
        <p>
          There is nothing on this shelf yet. The module outlines and articles on this page are
          complete, and the free webinars run every week.
        </p>
        <p className="flex flex-wrap gap-x-6">
          <a className="action" href={routes.webinarCalendar}>
            See the webinar calendar
          </a>
          {community && (
            <a className="action" href={routes.community}>
              Join the community
            </a>
          )}
        </p>
      </Dialog>
    </Section>
  );
}
