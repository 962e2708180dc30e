import { describe } from '@jest/globals';
import { describeEnquiryStore } from '#tests/enquiries/queries/enquiry-store-contract';
import { describeStoreContract } from '#tests/platform/db/store-contract';
import { storeWorker } from '#tests/platform/db/worker/worker-store';
import { describeDesk } from '#tests/staff/queries/desk-contract';

const worker = storeWorker();

describe('a store on a thread of its own', () => {
  describeStoreContract(worker.newPlace);
  describeEnquiryStore(worker.newPlace);
  describeDesk(worker.newPlace);
});
