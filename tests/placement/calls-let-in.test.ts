import { expect, test } from '@jest/globals';
import { deskVacancyCall } from '#data/addresses/desk-routes';
import { shortlistCall } from '#data/addresses/token-routes';
import { rejectApiCall } from '#lib/start/address-rules';

test('the calls of the desk and of an employer are let in, by POST alone', () => {
  for (const path of [deskVacancyCall('V-7K3M-92Q'), shortlistCall('x'.repeat(32))]) {
    expect(rejectApiCall('POST', path)).toBeUndefined();
    expect(rejectApiCall('GET', path)).toMatchObject({ status: 405 });
  }
});
