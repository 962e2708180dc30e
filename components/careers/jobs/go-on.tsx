import { routes } from '#lib/shared/addresses/routes';
import { lastStep } from '#lib/shared/forms/application/steps';

/** The way back into an application that was begun in this browser: the head script shows it. */
export function GoOn() {
  return (
    <p className="wrap go-on">
      <a href={routes.applyJobs}>
        Go on with your application: step <application-step suppressHydrationWarning /> of{' '}
        {lastStep}
      </a>
    </p>
  );
}
