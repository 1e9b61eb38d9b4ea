import { useUnsavedGuard } from '@ostrov/shared/ui/use-form'
import { useBlocker } from 'react-router'
import { LeaveDialog } from './LeaveDialog'

/** Keeps a page with unsaved changes from being left by a link, by «Назад» or by closing the tab, unless one says so. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  useUnsavedGuard(dirty)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}
