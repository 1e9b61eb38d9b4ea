import type { Actor } from '../kernel/actors'
import { Refusal } from '../kernel/problems'
import { isRead } from './own-pages'
import type { Effect } from './route-facts'

/**
 * Of an administrator who acts as somebody else: reads all that the person sees, writes where that was allowed, and never
 * does what is the person's alone. A route that writes and says that it reads has said nothing: it is the person's.
 * @throws {Refusal} `session.acting_reads`, `session.acting_own`
 */
export function demandAllowed({ session }: Actor, request: Request, said: Effect): void {
  if (session.act_admin_id === null) return
  const effect = said === 'reads' && !isRead(request) ? 'own' : said
  if (effect === 'own') throw new Refusal('session.acting_own')
  if (effect === 'writes' && !session.act_writes) throw new Refusal('session.acting_reads')
}
