import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import ToastRoot from '../../components/ToastRoot'
import { $modal } from './store'

const ModalRoot = lazy(() => import('./ModalRoot'))

/** Messages, which must be said without a connection too, and dialogs, loaded when the first one is to be shown. */
export default function Overlays() {
  const opened = useOnce(useStore($modal, { ssr: 'initial' }) !== null)
  return (
    <>
      <ToastRoot />
      <Suspense>{opened && <ModalRoot />}</Suspense>
    </>
  )
}

/** True from the first time on: what has been loaded stays, so that it can close in its own way. */
function useOnce(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  useEffect(() => {
    if (now) setEver(true)
  }, [now])
  return ever || now
}
