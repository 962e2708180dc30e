export const dayMs = 86_400_000;

/** A site whose paid webinar is sold: registrations close a day after its start. */
export const selling = { AI_WEBINAR_CLOSES_AT: new Date(Date.now() + dayMs).toISOString() };
