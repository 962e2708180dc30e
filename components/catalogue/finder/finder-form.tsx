import { routes } from '#data/addresses/routes';
import { bands, goals, skills } from '#data/module-finder';
import type { Asked } from '#lib/catalogue/rules/finder';

/** Two questions, sent by GET: the answers are in the address of the result and nowhere else. */
export function FinderForm({ asked: { goal, answers, lacksGoal } }: { asked: Asked }) {
  return (
    <form className="wrap finder" method="get" action={routes.whichModules} data-native>
      <fieldset aria-describedby={lacksGoal ? 'goal-error' : undefined}>
        <legend>
          <h2>
            <span className="step-no" aria-hidden="true">
              1
            </span>
            Which job do you want?
          </h2>
        </legend>
        {lacksGoal && (
          <p className="error mb-3" id="goal-error">
            Choose the job you want.
          </p>
        )}
        <div className="goals">
          {goals.map(({ id, role, asks }) => (
            <label key={id} className="goal">
              <input
                type="radio"
                name="goal"
                value={id}
                defaultChecked={id === goal?.id}
                required
              />
              <span>
                {role}
                <small>{asks}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <section aria-labelledby="skills">
        <h2 id="skills">
          <span className="step-no" aria-hidden="true">
            2
          </span>
          What can you do today?
        </h2>
        <p className="step-hint">
          Mark what you can do on a normal working day. A line you leave empty counts as “Not yet”.
        </p>
        <div className="bands-table">
          <div className="bands-heads" aria-hidden="true">
            {bands.map((band) => (
              <span key={band}>{band}</span>
            ))}
          </div>
          {skills.map(({ name, what }, at) => (
            <fieldset key={name} className="band-row">
              <legend>
                <b>{name}</b>
                <span className="sub">{what}</span>
              </legend>
              <div className="bands">
                {bands.map((band, value) => (
                  <label key={band}>
                    <input
                      type="radio"
                      name={`s${at + 1}`}
                      value={value}
                      defaultChecked={(goal !== undefined || value > 0) && answers[at] === value}
                    />
                    <span>{band}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </section>
      <div className="finder-end">
        <button type="submit" className="button">
          Show my modules
        </button>
        <p className="small">
          We store nothing. Your answers are in the address of the next page, so you can save or
          share it.
        </p>
      </div>
    </form>
  );
}
