import { receive } from '#lib/server/intake/receive';
import { licence } from '#lib/shared/forms/licence/form';

export const POST = receive(licence);
