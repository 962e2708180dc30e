import { coaching } from '#lib/forms/coaching/form';
import { receive } from '#lib/intake/receive';

export const POST = receive(coaching);
