import { describe } from '@jest/globals';
import { testedEngines } from '#tests/platform/db/engines';
import { describeStoreContract } from '#tests/platform/db/store-contract';

describe.each(testedEngines)('a store on %s', (_engine, newPlace) =>
  describeStoreContract(newPlace),
);
