/** How far a vacancy has come, for who tests what follows. */
import { cardsIn, type openPlacement, type Person } from '#tests/placement/placement-desk';

type Placement = Awaited<ReturnType<typeof openPlacement>>;

/** An applicant was asked. */
export async function asked(p: Placement, by?: Person) {
  const employer = by ?? (await p.addEmployer());
  const asha = await p.addApplicant();
  const vacancy = await p.openVacancy(employer);
  await p.onDesk(vacancy, { action: 'propose', candidate: asha.reference });
  return { ...p, employer, asha, vacancy };
}

export async function shown(placement: Placement, by?: Person) {
  const p = await asked(placement, by);
  await p.sayYes(p.asha, p.vacancy);
  const token = await p.share(p.vacancy);
  const [card = ''] = cardsIn(await (await p.shortlistPage(token)).text());
  return { ...p, token, card };
}

/** Asha meets Kaveri Traders on 27 November at 11:00 AM. */
export async function agreedMeeting(placement: Placement, by?: Person) {
  const p = await shown(placement, by);
  const slot = '2026-11-27T11:00';
  await p.asEmployer(p.token, { action: 'interview', candidate: p.card, slot });
  await p.asCandidate(p.asha, { action: 'slot', vacancy: p.vacancy, slot });
  await p.mails();
  return { ...p, slot };
}
