import { ask } from '@ostrov/shared/wire/answers'
import { GUEST_COOKIE, refusalOf, type Visit } from '../../visit'

/** The baskets filled before signing in become the person's own; one that could not be taken now is taken next time. */
export async function handOver(visit: Visit): Promise<void> {
  const uuid = visit.guest()
  if (!uuid) return
  try {
    await ask(visit.api.user.baskets.update_unauthorized({ id: uuid }).put())
    visit.keep(GUEST_COOKIE, '', 0)
  } catch (problem) {
    refusalOf(problem)
  }
}
