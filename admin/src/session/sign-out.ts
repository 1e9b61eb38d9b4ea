import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../api'
import { queryClient } from '../query'
import { $staff, forgetStaff } from './store'

/** Ends the session on the server and forgets what it has shown; without a connection the page forgets all the same. */
export async function signOut(): Promise<void> {
  if ($staff.get()?.kind === 'business') {
    const { turnNoticesOff } = await import('./device-notices')
    await turnNoticesOff().catch(() => null)
  }
  const end = $staff.get()?.kind === 'admin' ? api.admin.logout.post() : api.business_user.logout.post()
  await ask(end).catch(() => null)
  forgetStaff()
  queryClient.clear()
}
