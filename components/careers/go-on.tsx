import { lastStep } from '#lib/forms/application/steps';
import { routes } from '#lib/routes';

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
