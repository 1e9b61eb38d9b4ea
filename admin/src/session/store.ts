import { persistentJSON } from '@nanostores/persistent'

export type StaffKind = 'business' | 'admin'
/** Who is signed in here. The session itself is a cookie no script can read; this only says which pages to show. */
export type Staff = { kind: StaffKind; expire_at: string }

export const $staff = persistentJSON<Staff | null>('ostrov_staff', null)

export function rememberStaff({ kind, expire_at }: Staff): void {
  $staff.set({ kind, expire_at })
}

export function forgetStaff(): void {
  $staff.set(null)
}

/** Whether the session is still worth showing pages for. */
export function isStillSignedIn(staff: Staff | null, now: Date): staff is Staff {
  return staff !== null && Date.parse(staff.expire_at) > now.getTime()
}
