import { afterEach, beforeEach, describe } from '@jest/globals';
import type { Store } from '#lib/store/store';
import { engines, newStore, type StoreInPlace } from '#tests/store/engines';
import { describeEnquiryContract } from '#tests/store/enquiry-contract';
import { describeEnquiryErasureContract } from '#tests/store/enquiry-erasure-contract';
import { describeEnquiryListContract } from '#tests/store/enquiry-list-contract';
import { describeEnquiryNumbersContract } from '#tests/store/enquiry-numbers-contract';
import { describeEnquirySearchContract } from '#tests/store/enquiry-search-contract';
import { describeWebhookContract } from '#tests/store/webhook-contract';

describe.each(Object.entries(engines))('the desk of a store on %s', (_engine, newPlace) => {
  let opened: StoreInPlace;
  let store: Store;
  beforeEach(async () => {
    opened = await newStore(newPlace);
    ({ store } = opened);
  });
  afterEach(() => opened.close());

  const current = () => store;
  describeEnquiryContract(current);
  describeEnquiryListContract(current);
  describeEnquirySearchContract(current);
  describeEnquiryNumbersContract(current);
  describeEnquiryErasureContract(current);
  describeWebhookContract(current);
});
