import { describe } from '@jest/globals';
import { testedEngines } from '#tests/server/store/engines';
import { describeEnquiryStore } from '#tests/server/store/enquiries/enquiry-store-contract';

describe.each(testedEngines)('the desk of a store on %s', (_engine, newPlace) =>
  describeEnquiryStore(newPlace),
);
