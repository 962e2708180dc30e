import { describeEnquiryContract } from '#tests/enquiries/queries/enquiry-contract';
import { describeEnquiryErasureContract } from '#tests/enquiries/queries/enquiry-erasure-contract';
import { describeEnquiryListContract } from '#tests/enquiries/queries/enquiry-list-contract';
import { describeEnquiryNumbersContract } from '#tests/enquiries/queries/enquiry-numbers-contract';
import { describeEnquiryPersonContract } from '#tests/enquiries/queries/enquiry-person-contract';
import { describeEnquirySearchContract } from '#tests/enquiries/queries/enquiry-search-contract';
import type { Place } from '#tests/platform/db/engines';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';
import { describeWebhookContract } from '#tests/platform/webhooks/queries/webhook-contract';

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
