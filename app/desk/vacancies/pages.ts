/** The pages of vacancies on the desk. */
import { createElement } from 'react';
import { render, renderFor } from '#app/desk/render-desk-page';
import { VacanciesPage } from '#components/placement/vacancies-page';
import { VacancyPage } from '#components/placement/vacancy-page';
import { deskOf } from '#lib/desk/views/shell';
import type { RefusedAction } from '#lib/placement/actions/staff';
import type { Vacancy } from '#lib/placement/schema';
import { vacanciesView, vacancyView } from '#lib/placement/views/vacancy';
import { line, lines } from '#lib/platform/values/text';
import { notOnDesk, type StaffRequest } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';

export const vacanciesPage = (staffRequest: StaffRequest) =>
  renderFor(staffRequest, 'Vacancies', VacanciesPage, { view: vacanciesView(staffRequest) });

/** With what was typed before a sign-in, where the address is that of a vacancy. */
export async function openedVacancyPage(staffRequest: StaffRequest): Promise<Response> {
  const vacancy = await staffRequest.context.store.findVacancy(staffRequest.params.id ?? '');
  if (!vacancy) return notOnDesk('No vacancy has this address');
  return vacancyPage(
    staffRequest,
    vacancy,
    await readUnsentForm(staffRequest.request, staffRequest.url.pathname, staffRequest.context),
  );
}

/** The page of one vacancy: as it is, or with what was typed and why it was not accepted. */
export async function vacancyPage(
  staffRequest: StaffRequest,
  vacancy: Vacancy,
  refused?: RefusedAction,
): Promise<Response> {
  const [desk, view] = await Promise.all([
    deskOf(staffRequest),
    vacancyView(staffRequest, vacancy),
  ]);
  const typed = Object.entries(refused?.fields ?? {}).map(([name, value]) => [
    name,
    [value].flat().map(lines),
  ]);
  const shown = refused && {
    message: '',
    errors: {},
    ...refused.error,
    action: line(refused.fields.action),
    typed: Object.fromEntries(typed),
  };
  return render(
    view.title,
    createElement(VacancyPage, { desk, view, refused: shown }),
    refused?.error?.status,
  );
}
