import { TextList } from '#components/ui/text-list';
import { accountantLevels } from '#data/employers';

/** Junior or senior: what either does without being asked twice. */
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
