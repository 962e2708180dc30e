import '#styles/site/share.css';
import '#styles/library/library.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHead } from '#components/layout/page-head';
import { StructuredData } from '#components/layout/structured-data';
import { DoorPicture } from '#components/library/doors';
import { OtherArticles } from '#components/library/shelves';
import { ShareRow } from '#components/site/share';
import { Prose } from '#components/ui/prose';
import { articlePath } from '#data/addresses/routes';
import { articles } from '#data/articles';
import { env } from '#lib/platform/config/env';
import { onDay } from '#lib/platform/values/india';
import { pageMetadata } from '#lib/site/rules/seo';
import { blogPosting, breadcrumbs } from '#lib/site/rules/structured-data';

type Props = PageProps<'/downloads/blogs/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => articles.map(({ id }) => ({ id }));

async function articleOf({ params }: Props) {
  const { id } = await params;
  return articles.find((article) => article.id === id) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, title, excerpt, date, updated } = await articleOf(props);
  return pageMetadata({
    title,
    description: excerpt,
    path: articlePath(id),
    published: date,
    modified: updated,
  });
}

export default async function ArticlePage(props: Props) {
  const article = await articleOf(props);
  const { id, title, excerpt, author, date, updated, readTime, category } = article;
  const { origin } = env();
  return (
    <article>
      <PageHead title={title} lede={excerpt} beside={<DoorPicture of="entry" />}>
        <p className="flex flex-wrap gap-x-5 text-quiet">
          <span className="semibold text-thread">{category}</span>
          <span>{author}</span>
          <time dateTime={date}>{onDay(date)}</time>
          {updated && (
            <span>
              Updated <time dateTime={updated}>{onDay(updated)}</time>
            </span>
          )}
          <span>{readTime}</span>
        </p>
      </PageHead>
      <Prose body={article.body} />
      <div className="wrap pb-9">
        <ShareRow url={`${origin}${articlePath(id)}`} title={title} />
      </div>
      <OtherArticles than={article} />
      <StructuredData
        things={[blogPosting(origin, article), breadcrumbs(origin, articlePath(id))]}
      />
    </article>
  );
}
