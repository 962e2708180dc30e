import { licence } from '#lib/forms/licence/form';
import { receive } from '#lib/intake/receive';

export const POST = receive(licence);
