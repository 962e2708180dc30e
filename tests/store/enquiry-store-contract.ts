import { beforeEach } from '@jest/globals';
import type { Store } from '#lib/store/store';
import { forEachTest } from '#tests/setup/for-each-test';
import { newStore, type Place } from '#tests/store/engines';
import { describeEnquiryContract } from '#tests/store/enquiry-contract';
import { describeEnquiryErasureContract } from '#tests/store/enquiry-erasure-contract';
import { describeEnquiryListContract } from '#tests/store/enquiry-list-contract';
import { describeEnquiryNumbersContract } from '#tests/store/enquiry-numbers-contract';
import { describeEnquirySearchContract } from '#tests/store/enquiry-search-contract';
import { describeWebhookContract } from '#tests/store/webhook-contract';

/** What the desk may rely on, whatever the engine. */
export function describeEnquiryStore(newPlace: () => Promise<Place>): void {
  let store: Store;
  const opened = forEachTest(() => newStore(newPlace));
  beforeEach(() => {
    ({ store } = opened());
  });

  const current = () => store;
  describeEnquiryContract(current);
  describeEnquiryListContract(current);
  describeEnquirySearchContract(current);
  describeEnquiryNumbersContract(current);
  describeEnquiryErasureContract(current);
  describeWebhookContract(current);
}
