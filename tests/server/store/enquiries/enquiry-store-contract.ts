import { newStore, type Place } from '#tests/server/store/engines';
import { describeEnquiryContract } from '#tests/server/store/enquiries/enquiry-contract';
import { describeEnquiryErasureContract } from '#tests/server/store/enquiries/enquiry-erasure-contract';
import { describeEnquiryListContract } from '#tests/server/store/enquiries/enquiry-list-contract';
import { describeEnquiryNumbersContract } from '#tests/server/store/enquiries/enquiry-numbers-contract';
import { describeEnquiryPersonContract } from '#tests/server/store/enquiries/enquiry-person-contract';
import { describeEnquirySearchContract } from '#tests/server/store/enquiries/enquiry-search-contract';
import { describeWebhookContract } from '#tests/server/store/webhooks/webhook-contract';
import { forEachTest, live } from '#tests/setup/for-each-test';

/** What the desk may rely on, whatever the engine. */
export function describeEnquiryStore(newPlace: () => Promise<Place>): void {
  const opened = forEachTest(() => newStore(newPlace));
  const store = live(() => opened().store);
  describeEnquiryContract(store);
  describeEnquiryListContract(store);
  describeEnquiryPersonContract(store);
  describeEnquirySearchContract(store);
  describeEnquiryNumbersContract(store);
  describeEnquiryErasureContract(store);
  describeWebhookContract(store);
}
