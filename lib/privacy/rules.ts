/** At most so many suspicious posts are listed at once. */
export const suspectsAtOnce = 500;

/** What somebody sent, paid or was given; digests are nobody's. Older stores have not all of these tables. */
export const holding = {
  submissions: "select 1 from submissions where email <> '' limit 1",
  orders: 'select 1 from orders limit 1',
  browser_drafts: 'select 1 from browser_drafts limit 1',
  certificates: 'select 1 from certificates limit 1',
  session_plans: 'select 1 from session_plans limit 1',
  tax_documents: 'select 1 from tax_documents limit 1',
  batches: 'select 1 from batches limit 1',
};
