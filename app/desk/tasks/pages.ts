/** The page of a task that belongs to no enquiry. */
import { createElement } from 'react';
import { render } from '#app/desk/render-desk-page';
import { TaskPage } from '#components/desk/tasks';
import { deskEnquiryPath } from '#data/addresses/desk-routes';
import type { RejectedAction } from '#lib/desk/actions/enquiry';
import { deskOf } from '#lib/desk/views/shell';
import { taskView } from '#lib/desk/views/tasks';
import { notOnDesk, type StaffRequest, seeOther } from '#lib/staff/http/access';
import type { Task } from '#lib/tasks/schema';

/** One of an enquiry is on that enquiry's page. */
export async function openedTaskPage(staffRequest: StaffRequest): Promise<Response> {
  const { store } = staffRequest.context;
  const task = await store.findTask(staffRequest.params.id ?? '');
  const enquiry = task?.enquiryId && (await store.findEnquiryOf(task.enquiryId));
  if (enquiry) return seeOther(`${deskEnquiryPath(enquiry.reference)}#tasks`);
  if (!task || task.endedAt !== undefined) {
    return notOnDesk('There is nothing left to do here', 'A colleague or the site has ended it.');
  }
  return taskPage(staffRequest, task);
}

export async function taskPage(
  staffRequest: StaffRequest,
  task: Task,
  rejection?: { readonly rejected: RejectedAction; readonly status: number },
): Promise<Response> {
  const view = taskView(task, staffRequest.now);
  const desk = await deskOf(staffRequest);
  const page = createElement(TaskPage, { desk, view, rejected: rejection?.rejected });
  return render(view.title, page, rejection?.status);
}
