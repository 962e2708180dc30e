import { cancellation } from '#data/policies/cancellation';
import { delivery } from '#data/policies/delivery';
import type { Policy } from '#data/policies/policy';
import { privacy } from '#data/policies/privacy';
import { refund } from '#data/policies/refund';
import { terms } from '#data/policies/terms';

export const policies: readonly Policy[] = [terms, privacy, refund, delivery, cancellation];
