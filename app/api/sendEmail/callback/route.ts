import { receive } from '#lib/server/intake/receive';
import { callback } from '#lib/shared/forms/callback/form';

export const POST = receive(callback);
