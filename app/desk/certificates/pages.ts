import { drawFor } from '#app/desk/render-desk-page';
import { CertificatesPage } from '#components/desk/certificates-page';
import { courses, levels } from '#data/courses';
import {
  certificateLine,
  filledIn,
  type RejectedCertificates,
} from '#lib/server/certificates/actions';
import { achievementOf } from '#lib/server/certificates/rules';
import type { Visit } from '#lib/server/desk/sign-in/http/access';
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
  const given = {
    query,
    lines: visit.site.store
      .listCertificates(query, shown)
      .then((list) => list.map(certificateLine)),
    achievements,
    today: isoDayInIndia(visit.now),
    filled: filledIn(visit),
    rejected,
  };
  return drawFor(visit, 'Certificates', CertificatesPage, given, status);
}
