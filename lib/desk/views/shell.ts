/** The shell of every page of the desk: who is signed in, and the counts of its navigation. */

import type { DeskCounts } from '#lib/enquiries/schema/enquiry';
import { endOfDay, isoDayInIndia } from '#lib/platform/values/india';
import { freshSeconds, type StaffRequest } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';

export async function deskOf(staffRequest: StaffRequest, known?: DeskCounts) {
  const { context, member, now, request, url } = staffRequest;
  const [counts, overdue, vacancies, unsent] = await Promise.all([
    known ?? context.store.countEnquiries(now, endOfDay(now), []),
    context.store.countOverdue(isoDayInIndia(now)),
    context.store.countOpenVacancies(),
    readUnsentForm(request, url.pathname, context),
  ]);
  return {
    member: member.name,
    // For signing in again without leaving the page.
    email: member.email,
    freshSeconds: freshSeconds(staffRequest),
    waiting: counts.open,
    // Parts of requests for payment that are past their day, and vacancies that still look for somebody.
    overdue,
    vacancies,
    failed: counts.failed,
    suspicious: counts.suspicious,
    // The typed text waited for the sign-in, and is in its form again.
    wasSignedOut: unsent !== undefined,
  };
}
