/** How long browsers keep what: pages ask again each time, built files never change. */
export const cacheControl = {
  page: 'public, max-age=0, must-revalidate',
  built: 'public, max-age=31536000, immutable',
  public: 'public, max-age=3600',
};
