import { refuse } from '#lib/intake/refusal';
import { replyRefusal } from '#lib/intake/reply';

const noSuchCall = () => replyRefusal(refuse(404, 'There is no such call.').refused);

export {
  noSuchCall as DELETE,
  noSuchCall as GET,
  noSuchCall as PATCH,
  noSuchCall as POST,
  noSuchCall as PUT,
};
