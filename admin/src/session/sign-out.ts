import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../api'
import { queryClient } from '../query'
import { $staff, forgetStaff, rememberStaff } from './store'

// The administrator's own session outlives the hour spent as somebody else.
const ADMIN_LIFE_MS = 12 * 3_600_000

/** Ends the session on the server and forgets what it has shown; without a connection the page forgets all the same. */
export async function signOut(): Promise<void> {
  if ($staff.get()?.kind === 'business') {
    const { turnNoticesOff } = await import('../business/account/device-notices')
    await turnNoticesOff().catch(() => null)
  }
  const end = $staff.get()?.kind === 'admin' ? api.admin.logout.post() : api.business_user.logout.post()
  await ask(end).catch(() => null)
  forgetStaff()
  queryClient.clear()
}

/** Ends acting as a business user: the administrator's own session is still in its cookie. */
export async function returnToAdministration(): Promise<void> {
  await ask(api.business_user.logout.post()).catch(() => null)
  queryClient.clear()
  rememberStaff({ kind: 'admin', expire_at: new Date(Date.now() + ADMIN_LIFE_MS).toISOString() })
}
