import { useStore } from '@nanostores/react'
import { ToastRoot } from '@ostrov/shared/ui/ToastRoot'
import { lazy, Suspense, useEffect, useState } from 'react'
import { showLeftToast } from '../../components/left-toast'
import { followLinks } from './follow-links'
import { $modal } from './store'

const ModalRoot = lazy(() => import('./ModalRoot'))

/** Messages, which must be said without a connection too, and dialogs, loaded when the first one is to be shown. */
export default function Overlays() {
  useEffect(showLeftToast, [])
  useEffect(followLinks, [])
  const modal = useStore($modal, { ssr: 'initial' })
  // What has been loaded stays, so that it can close in its own way.
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (modal) setOpened(true)
  }, [modal])
  return (
    <>
      <ToastRoot />
      <Suspense>{(modal || opened) && <ModalRoot />}</Suspense>
    </>
  )
}
