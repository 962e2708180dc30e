import { routes } from '#data/addresses/routes';
import type { Link } from '#data/site';

/** Pages that no tab names, and the part of the site they belong to. */
const parts = [
  [routes.applyJobs, routes.jobs],
  [routes.jobAlerts, routes.jobs],
  [routes.resume, routes.jobs],
  ['/certification/course/', routes.certification],
  [routes.whichModules, routes.certification],
  ['/coaching/course/', routes.coaching],
  ['/library/', routes.downloads],
  [`${routes.downloads}/`, routes.downloads],
  [routes.practice, routes.downloads],
  [routes.webinarCalendar, routes.downloads],
  [routes.icsCalendar, routes.downloads],
] as const;

export function currentIn(links: readonly Link[], here: string) {
  const listed = links.some(({ href }) => href === here);
  const part = listed ? here : parts.find(([start]) => here.startsWith(start))?.[1];
  return (href: string) => (href === part ? (listed ? 'page' : 'true') : undefined);
}
