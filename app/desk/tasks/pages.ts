/** The page of a task that belongs to no enquiry. */
import { createElement } from 'react';
import { render } from '#app/desk/render-desk-page';
import { LoneTaskPage } from '#components/desk/lone-task-page';
import { deskEnquiryPath } from '#data/addresses/desk-routes';
import type { RejectedAction } from '#lib/desk/actions/enquiry';
import { deskOf } from '#lib/desk/views/desk';
import { loneTaskView } from '#lib/desk/views/lone-task';
import { filterQueryIn } from '#lib/enquiries/rules/lists';
import { notOnDesk, type StaffRequest, seeOther } from '#lib/staff/http/access';
import type { Task } from '#lib/tasks/schema';

/** One of an enquiry is on that enquiry's page. */
export async function openedTaskPage(staffRequest: StaffRequest): Promise<Response> {
  const { url, params, context } = staffRequest;
  const { store } = context;
  const filterQuery = filterQueryIn(url, url.search);
  const task = await store.findTask(params.id ?? '');
  const enquiry = task?.enquiryId && (await store.findEnquiryOf(task.enquiryId));
  if (enquiry) return seeOther(`${deskEnquiryPath(enquiry.reference)}${filterQuery}#tasks`);
  if (!task || task.endedAt !== undefined) {
    return notOnDesk('There is nothing left to do here', 'A colleague or the site has ended it.');
  }
  return taskPage(staffRequest, task, filterQuery);
}

/** `filterQuery`: the filter of the list that the member came from. */
export async function taskPage(
  staffRequest: StaffRequest,
  task: Task,
  filterQuery: string,
  rejection?: { readonly rejected: RejectedAction; readonly status: number },
): Promise<Response> {
  const view = await loneTaskView(staffRequest, task, filterQuery);
  const desk = await deskOf(staffRequest);
  const page = createElement(LoneTaskPage, { desk, view, rejected: rejection?.rejected });
  return render(view.title, page, rejection?.status);
}
