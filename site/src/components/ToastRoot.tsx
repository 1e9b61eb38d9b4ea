import { ToastRoot as Toasts } from '@ostrov/shared/ui/ToastRoot'
import { useEffect } from 'react'
import { showLeftToast } from './left-toast'

/** The messages of a page, with the one that the page before has left. One per page: `<ToastRoot client:idle />`. */
export default function ToastRoot() {
  useEffect(showLeftToast, [])
  return <Toasts />
}
