import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { $toasts, showLeftToast } from '../../components/toasts'
import { $modal } from './store'

const ModalRoot = lazy(() => import('./ModalRoot'))
const ToastRoot = lazy(() => import('../../components/ToastRoot'))

/** Dialogs and messages of a page whose JavaScript must stay small: each is loaded when the first one is to be shown. */
export default function Overlays() {
  useEffect(showLeftToast, [])
  const opened = useOnce(useStore($modal, { ssr: 'initial' }) !== null)
  const told = useOnce(useStore($toasts, { ssr: 'initial' }).length > 0)
  return (
    <Suspense>
      {opened && <ModalRoot />}
      {told && <ToastRoot />}
    </Suspense>
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
