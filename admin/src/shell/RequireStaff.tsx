import { useStore } from '@nanostores/react'
import { BOARD, FIRST_RUN, OVERVIEW, SIGN_IN } from '@ostrov/shared/paths'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { serverNow } from '../clock'
import { $acting, stopActing } from '../session/acting'
import { leaveTo } from '../session/leave-to'
import { useProfile, useShownPerson } from '../session/people'
import { $lapsed, $staff, forgetStaff, isStillSignedIn, type StaffKind } from '../session/store'
import { SignInAgain } from '../sign-in/SignInAgain'
import { Opening } from './Lost'

/**
 * Pages of one kind of staff; a stranger signs in and comes back here, the other kind goes to its own start. Whose session
 * ended in the middle signs in over the page, which keeps what was typed.
 */
export function RequireStaff({ kind }: { kind: StaffKind }) {
  const staff = useStore($staff)
  const lapsed = useStore($lapsed)
  const email = useShownPerson(kind)
  const { pathname, search } = useLocation()
  // The hour in somebody's account is over: their password is nothing to ask an administrator for.
  const isActing = useStore($acting)?.kind === 'business' && staff?.kind === 'business'
  const isOver = isActing && (lapsed || !isStillSignedIn(staff, serverNow()))
  useEffect(() => {
    if (isOver) void stopActing().then(leaveTo)
  }, [isOver])
  if (staff && staff.kind !== kind) return <Navigate to="/" replace />
  const isWorking = staff !== null && email !== undefined
  if (isOver) return <Opening />
  if (!isWorking && (lapsed || !isStillSignedIn(staff, serverNow()))) {
    return <SignInFirst from={pathname === '/' ? null : pathname + search} />
  }
  return (
    <>
      <Outlet />
      {lapsed && email && <SignInAgain email={email} />}
    </>
  )
}

/** The page of signing in, which leads back here. */
function SignInFirst({ from }: { from: string | null }) {
  useEffect(forgetStaff, [])
  return <Navigate to={SIGN_IN + (from ? `?from=${encodeURIComponent(from)}` : '')} replace />
}

/** The start of whoever is signed in. */
export function Start() {
  const staff = useStore($staff)
  if (!isStillSignedIn(staff, serverNow())) return <Navigate to={SIGN_IN} replace />
  if (staff.kind === 'admin') return <Navigate to={OVERVIEW} replace />
  return <BusinessStart />
}

/** The board; an owner without restaurants is led through the first one. */
function BusinessStart() {
  const { data: profile, isPending } = useProfile()
  if (isPending) return <Opening />
  const isNew = profile?.role === 'owner' && profile.restaurants.length === 0
  return <Navigate to={isNew ? FIRST_RUN : BOARD} replace />
}
