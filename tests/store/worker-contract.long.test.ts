import { describe } from '@jest/globals';
import { describeDesk } from '#tests/store/desk-contract';
import { describeEnquiryStore } from '#tests/store/enquiry-store-contract';
import { describeStoreContract } from '#tests/store/store-contract';
import { storeWorker } from '#tests/store/worker-store';

const worker = storeWorker();

describe('a store on a thread of its own', () => {
  describeStoreContract(worker.newPlace);
  describeEnquiryStore(worker.newPlace);
  describeDesk(worker.newPlace);
});
