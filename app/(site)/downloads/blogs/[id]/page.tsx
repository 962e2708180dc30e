import '#styles/library/library.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHead } from '#components/layout/page-head';
import { OtherArticles } from '#components/library/other-articles';
import { Prose } from '#components/ui/prose';
import { articles } from '#data/articles';
import { onDay } from '#lib/dates';
import { articlePath } from '#lib/routes';
import { pageMetadata } from '#lib/seo';

type Props = PageProps<'/downloads/blogs/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => articles.map(({ id }) => ({ id }));

async function articleOf({ params }: Props) {
  const { id } = await params;
  return articles.find((article) => article.id === id) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, title, excerpt } = await articleOf(props);
  return pageMetadata({ title, description: excerpt, path: articlePath(id) });
}

export default async function ArticlePage(props: Props) {
  const article = await articleOf(props);
  const { title, excerpt, author, date, readTime, category } = article;
  return (
    <article>
      <PageHead title={title} lede={excerpt}>
        <p className="flex flex-wrap gap-x-5 text-quiet">
          <span className="font-semibold text-thread">{category}</span>
          <span>{author}</span>
          <time dateTime={date}>{onDay(date)}</time>
          <span>{readTime}</span>
        </p>
      </PageHead>
      <Prose body={article.body} />
      <OtherArticles than={article} />
    </article>
  );
}
