import '#styles/search/search.css';
import { pageMetadata } from '#lib/shared/pages/seo';
import { searchAnswer } from '#pages/(site)/search/answer';

export async function generateMetadata({ searchParams }: PageProps<'/search'>) {
  return pageMetadata(searchAnswer(await searchParams).head);
}

export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  return searchAnswer(await searchParams).page();
}
