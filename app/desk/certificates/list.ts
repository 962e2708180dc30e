import { createElement } from 'react';
import { draw } from '#app/desk/render-desk-page';
import { CertificatesPage } from '#components/desk/certificates-page';
import { courses, levels } from '#data/courses';
import { achievementOf } from '#lib/server/certificates/achievement';
import type { RejectedCertificates } from '#lib/server/desk/certificates';
import { certificateLine, filledIn } from '#lib/server/desk/certificates';
import { deskOf } from '#lib/server/desk/desk-of';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { beginning } from '#lib/shared/forms/sanitize';
import { isoDayInIndia } from '#lib/shared/india';

const shown = 50;

const achievements = [...levels, ...courses.map(({ courseNo }) => String(courseNo))].flatMap(
  (what) => achievementOf(what) ?? [],
);

export async function certificatesPage(
  visit: Visit,
  rejected?: RejectedCertificates,
  status = rejected ? 422 : 200,
): Promise<Response> {
  const query = beginning((visit.url.searchParams.get('q') ?? '').trim(), 100);
  const [desk, filled, list] = await Promise.all([
    deskOf(visit),
    filledIn(visit),
    visit.site.store.listCertificates(query, shown),
  ]);
  const page = createElement(CertificatesPage, {
    desk,
    query,
    lines: list.map(certificateLine),
    achievements,
    today: isoDayInIndia(visit.now),
    filled,
    rejected,
  });
  return draw('Certificates', page, status);
}
