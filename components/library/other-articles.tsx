import { BlogItem } from '#components/library/blogs';
import { Section } from '#components/ui/section';
import { articles } from '#data/articles';
import type { Article } from '#data/articles/article';
import { levels } from '#data/courses';
import { routes } from '#lib/shared/addresses/routes';

/** What to read next: the two that follow, and the shelf. */
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
