import { describe } from '@jest/globals';
import { testedEngines } from '#tests/platform/db/engines';
import { describeEnquiryStore } from '#tests/enquiries/queries/enquiry-store-contract';

describe.each(testedEngines)('the desk of a store on %s', (_engine, newPlace) =>
  describeEnquiryStore(newPlace),
);
