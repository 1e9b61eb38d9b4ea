import { useStore } from '@nanostores/react'
import { $toasts } from '@ostrov/shared/ui/toasts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { showLeftToast } from '../../components/left-toast'
import { followLinks } from './follow-links'
import { $modal } from './store'

const ModalRoot = lazy(() => import('./ModalRoot'))
const loadToasts = () => import('../../components/ToastRoot')
const ToastRoot = lazy(loadToasts)

/** Dialogs and messages of a page whose JavaScript must stay small: each is loaded when the first one is to be shown. */
export default function Overlays() {
  useEffect(showLeftToast, [])
  useEffect(loadToastsOnTouch, [])
  useEffect(followLinks, [])
  const opened = useOnce(useStore($modal, { ssr: 'initial' }) !== null)
  const told = useOnce(useStore($toasts, { ssr: 'initial' }).length > 0)
  return (
    <Suspense>
      {opened && <ModalRoot />}
      {told && <ToastRoot />}
    </Suspense>
  )
}

/** What a person does may fail, for want of a connection too: the way to say so is fetched before it is needed. */
function loadToastsOnTouch() {
  const leave = new AbortController()
  const load = () => {
    leave.abort()
    loadToasts().catch(() => {})
  }
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, load, { signal: leave.signal })
  return () => leave.abort()
}

/** True from the first time on: what has been loaded stays, so that it can close in its own way. */
function useOnce(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  useEffect(() => {
    if (now) setEver(true)
  }, [now])
  return ever || now
}
