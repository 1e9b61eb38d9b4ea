import { persistentJSON } from '@nanostores/persistent'
import { atom } from 'nanostores'

export type StaffKind = 'business' | 'admin'
/** Who is signed in here. The session itself is a cookie no script can read; this only says which pages to show. */
export type Staff = { kind: StaffKind; expire_at: string }

export const $staff = persistentJSON<Staff | null>('ostrov_staff', null)
/** The server no longer knows the session of whoever works here: they are asked to sign in again, over what they were doing. */
export const $lapsed = atom(false)

export function rememberStaff({ kind, expire_at }: Staff): void {
  $lapsed.set(false)
  $staff.set({ kind, expire_at })
}

export function forgetStaff(): void {
  $lapsed.set(false)
  $staff.set(null)
}

export function noteRefusedSession(): void {
  $lapsed.set($staff.get() !== null)
}

/** Whether the session is still worth showing pages for. */
export function isStillSignedIn(staff: Staff | null, now: Date): staff is Staff {
  return staff !== null && Date.parse(staff.expire_at) > now.getTime()
}
