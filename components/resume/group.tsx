import type { ReactNode } from 'react';
import { type List, mostRows } from '#lib/shared/resume/rules';
import type { ResumeFormState } from '#lib/shared/resume/views';

interface Props {
  form: ResumeFormState;
  title: string;
  /** How the names of its fields begin. */
  of: string;
  /** In one line, while it is folded. */
  sub?: string;
  folded?: true;
  children: ReactNode;
}

/** Questions that belong together; open where something in it is wrong. */
export function ResumeGroup({ form: { errors }, title, of, sub, folded, children }: Props) {
  const isWrong = Object.keys(errors).some((name) => name.startsWith(of));
  return (
    <details className="rg" open={!folded || isWrong || undefined}>
      <summary>
        <span>{title}</span>
        {sub && <span className="sub">{sub}</span>}
      </summary>
      <div className="form">{children}</div>
    </details>
  );
}

interface AddRowProps {
  form: ResumeFormState;
  list: List;
  children: ReactNode;
}

export const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Without a script the form comes back with one more row. */
export function AddRow({ form: { rows }, list, children }: AddRowProps) {
  if (rows[list] >= mostRows) return null;
  return (
    <button type="submit" className="text-action" name="add" value={list} formNoValidate>
      {children}
    </button>
  );
}
