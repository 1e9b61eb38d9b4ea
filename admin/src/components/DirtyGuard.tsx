import { useUnsavedGuard } from '@ostrov/shared/ui/use-form'
import { useBlocker } from 'react-router'
import { Confirm } from './Confirm'

/** Asks before a form with unsaved changes is left, by a link as well as by closing the tab. */
export function DirtyGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useUnsavedGuard(dirty)
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title="Уйти без сохранения?"
      text="Изменения на этой странице пропадут."
      confirmLabel="Уйти"
      cancelLabel="Остаться"
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
