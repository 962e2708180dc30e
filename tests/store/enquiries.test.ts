import { afterEach, beforeEach, describe } from '@jest/globals';
import { openStore } from '#lib/store/open-store';
import type { Store } from '#lib/store/store';
import { engines, type Place } from '#tests/store/engines';
import { describeEnquiryContract } from '#tests/store/enquiry-contract';
import { describeEnquiryErasureContract } from '#tests/store/enquiry-erasure-contract';
import { describeEnquiryListContract } from '#tests/store/enquiry-list-contract';
import { describeWebhookContract } from '#tests/store/webhook-contract';

describe.each(Object.entries(engines))('the desk of a store on %s', (_engine, newPlace) => {
  let place: Place;
  let store: Store;
  beforeEach(async () => {
    place = await newPlace();
    store = await openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  const current = () => store;
  describeEnquiryContract(current);
  describeEnquiryListContract(current);
  describeEnquiryErasureContract(current);
  describeWebhookContract(current);
});
