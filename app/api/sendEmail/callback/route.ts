import { callback } from '#lib/forms/callback/form';
import { receive } from '#lib/intake/receive';

export const POST = receive(callback);
