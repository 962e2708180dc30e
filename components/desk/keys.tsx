/** What single keys do, for who reads it; the switches are there with the script that they belong to. */
const keys = [
  ['j', 'next in the list, or the next enquiry'],
  ['k', 'the one before'],
  ['Enter', 'open it'],
  ['t', 'take it'],
  ['s', 'write down a conversation'],
  ['n', 'write down a try without an answer'],
  ['c', 'close with an outcome: its first letter chooses it, Enter closes'],
  ['/', 'search'],
  ['?', 'these lines'],
] as const;

export function Keys() {
  return (
    <details className="more-rows keys" id="keys">
      <summary>Keys</summary>
      <p className="small">
        On a row of a list, the arrow keys also go up and down. In a field, every key types. You can
        do everything without these keys.
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
