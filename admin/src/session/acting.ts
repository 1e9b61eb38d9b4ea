import { persistentJSON } from '@nanostores/persistent'
import { adminPath, BOARD, PROFILE } from '@ostrov/shared/paths'
import { forgetKept } from '@ostrov/shared/sessions/forget-stored'
import { ACTING_COOKIE } from '@ostrov/shared/sessions/kinds'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../api'
import { $staff, rememberStaff, type Staff } from './store'

/** As whom an administrator acts in this browser, the page that it began on, and what is remembered of the administrator. */
type Acting = { kind: 'customer' | 'business'; from: string; staff: Staff }

export const $acting = persistentJSON<Acting | null>('ostrov_acting', null)

type Asked = { kind: Acting['kind']; id: string; reason: string; writes: boolean; from: string }

/** Opens an hour in somebody's account, and their pages. @throws {Problem} */
export async function actAs({ kind, id, reason, writes, from }: Asked): Promise<void> {
  const staff = $staff.get()
  if (!staff) return
  const query = { reason, writes }
  const { expire_at } =
    kind === 'customer'
      ? await ask(api.admin.user.authenticate_user({ id }).get({ query }))
      : await ask(api.admin.business_user.authenticate_business_user({ id }).get({ query }))
  $acting.set({ kind, from, staff })
  if (kind === 'business') rememberStaff({ kind, expire_at })
  // Of whoever used the site here before, nothing belongs to this person.
  else forgetKept()
  location.assign(kind === 'customer' ? PROFILE : adminPath(BOARD))
}

/** Ends acting as a business user; the administrator's own session is still in its cookie. @returns the page to go back to */
export async function stopActing(): Promise<string> {
  const acting = $acting.get()
  await ask(api.business_user.logout.post()).catch(() => null)
  $acting.set(null)
  if (acting) rememberStaff(acting.staff)
  return acting?.from ?? '/'
}

/** Who is back from a customer's pages, or whose hour is over, leaves nothing of that person in this browser. */
export function forgetActed(): void {
  const isOver = !document.cookie.split('; ').some((pair) => pair.startsWith(`${ACTING_COOKIE}=`))
  if ($acting.get()?.kind !== 'customer' || !isOver) return
  $acting.set(null)
  forgetKept()
}
