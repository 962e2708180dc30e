import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from 'next/navigation';
import { ImageResponse } from 'next/og';
import { SocialCard } from '#components/library/social-card';
import { challengeCards } from '#lib/practice/rules/test-paper';
import { listedPages } from '#lib/site/rules/listed-pages';
import { cardSize } from '#lib/site/rules/seo';

export const dynamic = 'force-static';
export const dynamicParams = false;
const cards = [...listedPages.map(({ card }) => card), ...challengeCards];

export const generateStaticParams = () => cards.map(({ name }) => ({ card: `${name}.png` }));

const fonts = [600, 800] as const;

const fontOf = async (weight: (typeof fonts)[number]) => ({
  name: 'Anek',
  weight,
  data: await readFile(join(process.cwd(), `app/fonts/anek-card-${weight}.ttf`)),
});

/** The build renders it once. */
export async function GET(_request: Request, { params }: RouteContext<'/cards/[card]'>) {
  const { card } = await params;
  const { text } = cards.find(({ name }) => `${name}.png` === card) ?? notFound();
  const options = { ...cardSize, fonts: await Promise.all(fonts.map(fontOf)) };
  return new ImageResponse(SocialCard(text), options);
}
