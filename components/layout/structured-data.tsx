import { asJsonLd, type Thing } from '#lib/site/rules/structured-data';

/** A block of data: no script runs it, so no policy needs to allow it. */
export const StructuredData = ({ things }: { things: readonly Thing[] }) => (
  <script type="application/ld+json">{asJsonLd(things)}</script>
);
