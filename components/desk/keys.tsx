/** What single keys do, for who reads it; the switches are there with the script that they belong to. */
const keys = [
  ['j', 'next in the list, or the next enquiry'],
  ['k', 'the one before'],
  ['Enter', 'open it'],
  ['t', 'take it'],
  ['s', 'write down a talk'],
  ['n', 'write down a try without an answer'],
  ['c', 'close with an outcome: there its first letter chooses, Enter closes'],
  ['/', 'search'],
  ['?', 'these lines'],
] as const;

export function Keys() {
  return (
    <details className="more-rows keys" id="keys">
      <summary>Keys</summary>
      <p className="small">
        On a row of a list the arrows go up and down as well. In a field every key writes. Nothing
        needs them.
      </p>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="acts-row">
        <button type="button" className="button line low when-script" data-switch="keys">
          Keys
        </button>
        <button type="button" className="button line low when-script" data-switch="sound">
          Sound
        </button>
        <span className="sr-only" aria-live="polite" data-switched="" />
      </p>
    </details>
  );
}
