import { taskPage } from '#app/desk/tasks/pages';
import { routes } from '#data/addresses/routes';
import { changeLoneTask } from '#lib/desk/actions/task';
import { replyError } from '#lib/platform/http/intake/reply';
import { replySaved, withFieldsAbout } from '#lib/staff/http/access';
import { dueIso } from '#lib/tasks/rules';

/** `action` done-task (`note`), postpone-task (`until`) or paid-back (`method`, `number`, `on`), of a task that belongs to no enquiry. */
export const POST = withFieldsAbout(
  async ({ context, params }) => {
    const task = await context.store.findTask(params.id ?? '');
    return task?.enquiryId === undefined ? task : undefined;
  },
  async (staffRequest, fields, task) => {
    const done = await changeLoneTask(staffRequest, task, fields);
    if ('ok' in done) {
      // The person was erased, so the desk does not say that the number was mailed.
      const said = fields.action === 'paid-back' ? 'done-task' : String(fields.action);
      const to = `${routes.desk}?said=${said}`;
      return replySaved(staffRequest, to, { task: task.id, due: dueIso(done.ok) });
    }
    const { status, rejected } = done;
    if (staffRequest.plain) return taskPage(staffRequest, task, done);
    return replyError({ status, message: rejected.title, errors: rejected.errors });
  },
);
