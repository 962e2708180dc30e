import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { JobAlertForm } from '#components/applications/jobs/job-alert-form';
import { CoachingForm } from '#components/enquiries/coaching-form';

const support = { phone: '+91 98400 12345', call: 'tel:+919840012345', email: 'help@hoa.in' };

test.each([
  ['job alerts', <JobAlertForm key="alert" support={support} />],
  ['coaching', <CoachingForm key="coaching" id="coaching" support={support} />],
])('the choices of %s send the same words in whatever language a browser shows them', (_, form) => {
  const options = renderToStaticMarkup(form).match(/<option[^>]*>/g) ?? [];
  expect(options.length).toBeGreaterThan(2);
  expect(options.filter((option) => !option.includes(' value='))).toEqual([]);
});
