import { TextList } from '#components/ui/text-list';
import { accountantLevels } from '#data/employers';
import { unbroken } from '#lib/platform/values/text';

interface Props {
  steps: readonly { readonly title: string; readonly text?: string }[];
}

export function Steps({ steps }: Props) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          {text && <span>{unbroken(text)}</span>}
        </li>
      ))}
    </ol>
  );
}

export function AccountantLevels() {
  return (
    <div className="grid gap-x-16 gap-y-9 md:grid-cols-2">
      {accountantLevels.map(({ type, work }) => (
        <div key={type}>
          <h3>{type}</h3>
          <TextList className="ticks mt-3" texts={work} />
        </div>
      ))}
    </div>
  );
}
