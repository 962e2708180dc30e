import { describe } from '@jest/globals';
import { describeEnquiryStore } from '#tests/enquiries/queries/enquiry-store-contract';
import { testedEngines } from '#tests/platform/db/engines';

describe.each(testedEngines)('the desk of a store on %s', (_engine, newPlace) =>
  describeEnquiryStore(newPlace),
);
