import { createElement } from 'react';
import { draw } from '#app/desk/draw';
import { CertificatesPage } from '#components/desk/certificates-page';
import { courses, levels } from '#data/courses';
import { achievementOf } from '#lib/certificates/achievement';
import type { Visit } from '#lib/desk/access';
import { certificateLine } from '#lib/desk/certificates';
import { deskOf } from '#lib/desk/list';
import type { RejectedCertificates } from '#lib/desk/view-types/certificates';
import { beginning } from '#lib/forms/sanitize';
import { isoDayInIndia } from '#lib/india';

const shown = 50;

const achievements = [...levels, ...courses.map(({ courseNo }) => String(courseNo))].flatMap(
  (what) => achievementOf(what) ?? [],
);

export async function certificatesPage(
  visit: Visit,
  rejected?: RejectedCertificates,
): Promise<Response> {
  const query = beginning((visit.url.searchParams.get('q') ?? '').trim(), 100);
  const [desk, list] = await Promise.all([
    deskOf(visit),
    visit.site.store.listCertificates(query, shown),
  ]);
  const page = createElement(CertificatesPage, {
    desk,
    query,
    lines: list.map(certificateLine),
    achievements,
    today: isoDayInIndia(visit.now),
    rejected,
  });
  return draw('Certificates', page, rejected ? 422 : 200);
}
