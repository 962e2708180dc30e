import { taskPage } from '#app/desk/tasks/pages';
import { changeLoneTask } from '#lib/desk/actions/task';
import { placeAfterTask } from '#lib/desk/views/lone-task';
import { filterQueryIn } from '#lib/enquiries/rules/lists';
import { replyError } from '#lib/platform/http/intake/reply';
import { replySaved, textOf, withFieldsAbout } from '#lib/staff/http/access';
import { dueIso } from '#lib/tasks/rules';

/**
 * `action` done-task (`note`), postpone-task (`until`), refund (`payment`, `amount`, `reason`) or paid-back (`method`,
 * `number`, `on`), of a task that belongs to no enquiry.
 */
export const POST = withFieldsAbout(
  async ({ context, params }) => {
    const task = await context.store.findTask(params.id ?? '');
    return task?.enquiryId === undefined ? task : undefined;
  },
  async (staffRequest, fields, task) => {
    const filterQuery = filterQueryIn(staffRequest.url, textOf(fields, 'sift'));
    const done = await changeLoneTask(staffRequest, task, fields);
    if ('ok' in done) {
      const to = await placeAfterTask(staffRequest, task, {
        action: textOf(fields, 'action'),
        isNext: textOf(fields, 'back') === 'next',
        filterQuery,
      });
      return replySaved(staffRequest, to, { task: task.id, due: dueIso(done.ok) });
    }
    const { status, rejected } = done;
    if (staffRequest.plain) return taskPage(staffRequest, task, filterQuery, done);
    return replyError({ status, message: rejected.title, errors: rejected.errors });
  },
);
