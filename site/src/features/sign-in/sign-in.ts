import type { MouseEvent } from 'react'
import { openModal } from '../modals/store'
import { LOGIN } from './modals'

/** Where there is room to stay on the page one reads. */
const WIDE = '(min-width: 1024px)'

/** On a wide screen one signs in where one stands, in a dialog; elsewhere the link leads to its page. */
export function signInHere(event: MouseEvent): void {
  if (!matchMedia(WIDE).matches) return
  event.preventDefault()
  openModal(LOGIN, {})
}
