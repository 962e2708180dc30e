import { describe } from '@jest/globals';
import { engines } from '#tests/store/engines';
import { describeEnquiries } from '#tests/store/enquiry-promises';

describe('the desk of a store on SQLite', () => describeEnquiries(engines.sqlite));

describe('the desk of a store on PostgreSQL', () => describeEnquiries(engines.postgres));
