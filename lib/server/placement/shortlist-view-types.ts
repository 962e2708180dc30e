/** What an employer's page is given to draw. Types alone. */
import type { shortlistView } from '#lib/server/placement/shortlist-view';

export type ShortlistView = Awaited<ReturnType<typeof shortlistView>>;
export type ShortlistCard = ShortlistView['cards'][number];
