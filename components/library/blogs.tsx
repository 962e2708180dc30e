import { Carousel } from '#components/library/carousel';
import { Cover } from '#components/library/cover';
import { articles } from '#data/articles';
import type { Article } from '#data/articles/article';
import type { Level } from '#data/courses';
import { shelves } from '#data/downloads';
import { articlePath } from '#lib/shared/addresses/routes';
import { onDay } from '#lib/shared/dates';

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

export function BlogItem({ article, tone }: { article: Article; tone: Level }) {
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
