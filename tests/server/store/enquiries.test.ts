import { describe } from '@jest/globals';
import { sharedEngines } from '#tests/server/store/engines';
import { describeEnquiryStore } from '#tests/server/store/enquiry-store-contract';

describe.each(Object.entries(sharedEngines))('the desk of a store on %s', (_engine, newPlace) =>
  describeEnquiryStore(newPlace),
);
