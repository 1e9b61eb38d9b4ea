import { useStore } from '@nanostores/react'
import { BOARD, OVERVIEW, SIGN_IN } from '@ostrov/shared/paths'
import { Navigate, Outlet, useLocation } from 'react-router'
import { serverNow } from '../clock'
import { $staff, isStillSignedIn, type StaffKind } from '../session/store'

/** Pages of one kind of staff; a stranger signs in and comes back here, the other kind goes to its own start. */
export function RequireStaff({ kind }: { kind: StaffKind }) {
  const staff = useStore($staff)
  const { pathname, search } = useLocation()
  if (!isStillSignedIn(staff, serverNow())) {
    const from = pathname === '/' ? '' : `?from=${encodeURIComponent(pathname + search)}`
    return <Navigate to={SIGN_IN + from} replace />
  }
  return staff.kind === kind ? <Outlet /> : <Navigate to="/" replace />
}

/** The start of whoever is signed in. */
export function Start() {
  const staff = useStore($staff)
  if (!isStillSignedIn(staff, serverNow())) return <Navigate to={SIGN_IN} replace />
  return <Navigate to={staff.kind === 'admin' ? OVERVIEW : BOARD} replace />
}
