import type { Place } from '#tests/server/store/engines';
import { describeEnquiryContract } from '#tests/server/store/enquiries/enquiry-contract';
import { describeEnquiryErasureContract } from '#tests/server/store/enquiries/enquiry-erasure-contract';
import { describeEnquiryListContract } from '#tests/server/store/enquiries/enquiry-list-contract';
import { describeEnquiryNumbersContract } from '#tests/server/store/enquiries/enquiry-numbers-contract';
import { describeEnquiryPersonContract } from '#tests/server/store/enquiries/enquiry-person-contract';
import { describeEnquirySearchContract } from '#tests/server/store/enquiries/enquiry-search-contract';
import { newStoreForEachTest } from '#tests/server/store/store-for-each-test';
import { describeWebhookContract } from '#tests/server/store/webhooks/webhook-contract';

/** What the desk may rely on, whatever the engine. */
export function describeEnquiryStore(newPlace: () => Promise<Place>): void {
  const { store } = newStoreForEachTest(newPlace);
  describeEnquiryContract(store);
  describeEnquiryListContract(store);
  describeEnquiryPersonContract(store);
  describeEnquirySearchContract(store);
  describeEnquiryNumbersContract(store);
  describeEnquiryErasureContract(store);
  describeWebhookContract(store);
}
