import { AndNext, fieldOf } from '#components/desk/action-form';
import { Hidden, Submit } from '#components/desk/parts';
import { FormField } from '#components/forms/form-field';
import type { RejectedAction } from '#lib/desk/actions/enquiry';
import type { EnquiryView } from '#lib/desk/views/enquiry';
import type { TaskView } from '#lib/desk/views/tasks';
import { enquiryForms } from '#lib/enquiries/forms/actions';

interface TasksProps {
  readonly tasks: readonly TaskView[];
  readonly reference: string;
  readonly call: string;
  readonly fields: Readonly<Record<string, string | number>>;
  /** Absent where no list goes on behind it. */
  readonly neighbours?: EnquiryView['neighbours'];
  readonly rejected?: RejectedAction | undefined;
}

export function Tasks({ tasks, ...of }: TasksProps) {
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="tasks-title">
      <h2 id="tasks-title">{tasks.length === 1 ? 'One thing to do' : `${tasks.length} to do`}</h2>
      <ul className="task-list">
        {tasks.map((task) => (
          <TaskItem key={task.id} task={task} {...of} />
        ))}
      </ul>
    </section>
  );
}

function TaskItem({ task, reference, ...of }: Omit<TasksProps, 'tasks'> & { task: TaskView }) {
  const { title, detail, due } = task;
  return (
    <li
      className={due.late ? 'task is-late' : 'task'}
      data-task={task.kind}
      data-id={task.id}
      data-due={due.iso}
      data-reference={reference}
    >
      <p>
        <span className="task-mark" data-family={task.family} aria-hidden="true" />
        <b>{title}</b>
        {detail && `: ${detail}`}
        <span className="sub">
          Since {task.since}, due <time dateTime={due.iso}>{due.text}</time>{' '}
          <span className={due.late ? 'late' : undefined}>({due.sub})</span>
        </span>
      </p>
      <p>
        {task.href ? (
          <a className="action" href={task.href}>
            {task.action}
          </a>
        ) : (
          `${task.action}.`
        )}
      </p>
      <TaskForms task={task} {...of} />
    </li>
  );
}

function TaskForms({
  task,
  call,
  fields,
  neighbours = {},
  rejected,
}: Omit<TasksProps, 'tasks' | 'reference'> & { task: TaskView }) {
  // Several tasks have the same forms: what was rejected is in that of its own task again.
  const own = rejected?.typed.task === task.id ? rejected : undefined;
  const field = (act: 'done-task' | 'postpone-task') => ({
    ...fieldOf(act, own),
    prefix: `${act}-${task.id}`,
  });
  const isOpen = (act: string) => own?.action === act || undefined;
  return (
    <div className="task-acts">
      {task.mayBeDone && (
        <details name={`task-${task.id}`} data-act="done-task" open={isOpen('done-task')}>
          <summary>Mark as done</summary>
          <form className="form" method="post" action={call}>
            <Hidden fields={{ ...fields, action: 'done-task', task: task.id }} />
            <FormField
              form={enquiryForms['done-task']}
              {...field('done-task')}
              name="note"
              maxLength={2000}
              rows={2}
            />
            <p className="acts-row">
              <Submit>Take it off the list</Submit>
              <AndNext view={{ neighbours }}>Off the list, then the next</AndNext>
            </p>
          </form>
        </details>
      )}
      <details name={`task-${task.id}`} open={isOpen('postpone-task')}>
        <summary>Postpone</summary>
        <form className="form" method="post" action={call}>
          <Hidden fields={{ ...fields, action: 'postpone-task', task: task.id }} />
          <FormField
            form={enquiryForms['postpone-task']}
            {...field('postpone-task')}
            name="until"
            min={task.today}
          />
          <p className="acts-row">
            <Submit>Postpone it</Submit>
            <AndNext view={{ neighbours }}>Postpone it, then the next</AndNext>
          </p>
        </form>
      </details>
    </div>
  );
}
