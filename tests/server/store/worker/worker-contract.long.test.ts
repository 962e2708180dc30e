import { describe } from '@jest/globals';
import { describeDesk } from '#tests/server/store/desk/desk-contract';
import { describeEnquiryStore } from '#tests/server/store/enquiries/enquiry-store-contract';
import { describeStoreContract } from '#tests/server/store/store-contract';
import { storeWorker } from '#tests/server/store/worker/worker-store';

const worker = storeWorker();

describe('a store on a thread of its own', () => {
  describeStoreContract(worker.newPlace);
  describeEnquiryStore(worker.newPlace);
  describeDesk(worker.newPlace);
});
