import { freeOffers } from '#data/home';
import { inRupees } from '#lib/shared/money';

/** Tabs without a script: radios that show their panel. */
export function GetFree() {
  return (
    <fieldset className="free-switch">
      <legend className="sr-only">What is free</legend>
      <div className="switch-labels">
        {freeOffers.map(({ name }, index) => (
          <label key={name}>
            <input type="radio" name="free" value={index} defaultChecked={index === 0} />
            {name}
          </label>
        ))}
      </div>
      <div className="free-panels">
        {freeOffers.map(({ name, what, whom, action, href }, index) => (
          <div key={name} className="free-panel" data-panel={index}>
            <div>
              <h3>{name}</h3>
              <p className="mt-2 max-w-[36em]">{what}</p>
              <p className="mt-1 text-quiet">
                <b className="font-semibold text-ink">For:</b> {whom}
              </p>
            </div>
            <p className="free-due">
              You pay <span className="sum">{inRupees(0)}</span>
            </p>
            <a className="button line" href={href}>
              {action}
            </a>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
