/** Renders a page of the desk. */
import { createElement, type ReactElement, type ReactNode } from 'react';
import { privatePage } from '#app/private-page';
import type { Desk } from '#components/desk/shell';
import { renderPaths } from '#data/addresses/render-paths';
import { deskOf } from '#lib/desk/views/shell';
import type { StaffRequest } from '#lib/staff/http/access';

const renderDeskPage = privatePage(renderPaths.desk);

export const render = (title: string, page: ReactElement, status = 200): Promise<Response> =>
  renderDeskPage(title, page, { status });

type Given<Props> = { [Name in keyof Omit<Props, 'desk'>]: Props[Name] | Promise<Props[Name]> };

/** Renders a page with the signed-in member and the counts of the desk, which are read in parallel. */
export async function renderFor<Props extends { readonly desk: Desk }>(
  staffRequest: StaffRequest,
  title: string,
  Page: (props: Props) => ReactNode,
  given: Given<Props>,
  status = 200,
): Promise<Response> {
  const [desk, ...values] = await Promise.all([deskOf(staffRequest), ...Object.values(given)]);
  const more = Object.fromEntries(Object.keys(given).map((name, at) => [name, values[at]]));
  return render(title, createElement(Page, { desk, ...more } as Props), status);
}
