import { DeskHeader } from '#components/desk/entrance';
import { ThemeToggle } from '#components/layout/theme-toggle';
import type { PageMessage } from '#lib/server/http/page-view';

/** A message under the header alone: nobody's name and no counts are read for it. */
export function DeskMessage({ heading, text, state, ways }: PageMessage) {
  return (
    <div className="desk">
      <DeskHeader>
        <ThemeToggle />
      </DeskHeader>
      <main id="main" tabIndex={-1} data-state={state}>
        <div className="wrap entrance">
          <div className="summary" role="alert">
            <h1>{heading}</h1>
            <p>{text}</p>
            <p className="acts-row">
              {ways.map(({ href, label }) => (
                <a key={href} className="button line low" href={href}>
                  {label}
                </a>
              ))}
            </p>
          </div>
        </div>
      </main>
    </div>
  );
}
