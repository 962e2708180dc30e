import { receive } from '#lib/server/intake/receive';
import { coaching } from '#lib/shared/forms/coaching/form';

export const POST = receive(coaching);
