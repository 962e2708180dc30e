/** How far a vacancy has come, for who tests what follows. */
import type { openPlacement } from '#tests/server/placement/placement-desk';
import { cardsIn } from '#tests/server/placement/placement-desk';

type Placement = Awaited<ReturnType<typeof openPlacement>>;

/** An applicant was asked. */
export async function asked(p: Placement) {
  const employer = await p.addEmployer();
  const asha = await p.addApplicant();
  const vacancy = await p.openVacancy(employer);
  await p.onDesk(vacancy, { action: 'propose', candidate: asha.reference });
  return { ...p, employer, asha, vacancy };
}

/** Who said yes stands on the employer's list. */
export async function shown(placement: Placement) {
  const p = await asked(placement);
  await p.sayYes(p.asha, p.vacancy);
  const token = await p.share(p.vacancy);
  const [card = ''] = cardsIn(await (await p.shortlistPage(token)).text());
  return { ...p, token, card };
}
