/** Whether a page of ours led here; a private page (`no-referrer`) does not say so. */
export const cameFromUs = (): boolean => document.referrer.startsWith(`${location.origin}/`);
