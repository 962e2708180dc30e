import type { LineChoice } from '#lib/server/desk/enquiry/money-types';

/** A line that can be asked for, with its fee. */
export function Pick({ line, isOn }: { line: LineChoice; isOn: boolean }) {
  const { code, label, sub, fee } = line;
  return (
    <label className="option pick">
      <input type="checkbox" name="line" value={code} defaultChecked={isOn} />
      <span>
        {label}
        {sub && <small> {sub}</small>}
      </span>
      <b>{fee}</b>
    </label>
  );
}
