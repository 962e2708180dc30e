/** What single keys do, for who reads it; the switches are there with the script that they belong to. */
import { actions, deskActions } from '#lib/shared/enquiries/rules/actions';

interface Key {
  readonly letter: string;
  readonly does: string;
  /** What the script of the page reads from it: lib/browser/desk-keys.ts. */
  readonly data?: { readonly [name in 'data-opens' | 'data-presses']?: string };
}

const keys: readonly Key[] = [
  { letter: 'j', does: 'next in the list, or the next enquiry' },
  { letter: 'k', does: 'the one before' },
  { letter: 'Enter', does: 'open it' },
  ...actions.flatMap((name) => {
    const { key } = deskActions[name];
    return key ? [{ ...key, data: { [key.presses ? 'data-presses' : 'data-opens']: name } }] : [];
  }),
  { letter: '/', does: 'search' },
  { letter: '?', does: 'these lines' },
];

export function Keys() {
  return (
    <details className="more-rows keys" id="keys">
      <summary>Keys</summary>
      <p className="small">
        On a row of a list, the arrow keys also go up and down. In a field, every key types. You can
        do everything without these keys.
      </p>
      <dl>
        {keys.map(({ letter, does, data }) => (
          <div key={letter}>
            <dt>
              <kbd {...data}>{letter}</kbd>
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
