import { test } from '#tests/journeys/fixture';
import { registerFor } from '#tests/journeys/licences';

test('a licence asks for the authorization, then registers and is named', async ({
  page,
  post,
}) => {
  await registerFor(page, post, 'HOA Licenced Trainer');
});
