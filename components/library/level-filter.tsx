import { levelDetails } from '#data/certification';
import { levels } from '#data/courses';

/** Radios that sift the books by level, without a script. */
export function LevelFilter() {
  return (
    <fieldset className="level-filter">
      <legend className="sr-only">Level</legend>
      <div className="switch-labels">
        <label>
          <input type="radio" name="level" value="all" defaultChecked />
          All levels
        </label>
        {levels.map((level) => (
          <label key={level}>
            <input type="radio" name="level" value={level} />
            {levelDetails[level].title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
