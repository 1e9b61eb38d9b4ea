import type { MouseEvent } from 'react'
import { openModal, opensElsewhere } from '../modals/store'
import { LOGIN } from './modals'

/** Where there is room to stay on the page one reads. */
const WIDE = '(min-width: 1024px)'

/** On a wide screen one signs in where one stands, in a dialog; elsewhere the link leads to its page. */
export function signInHere(event: MouseEvent): void {
  if (matchMedia(WIDE).matches) signInOver(event)
}

/** Signs in over the page at any width; without scripts, or into a new tab, the link leads to the page of signing in. */
export function signInOver(event: MouseEvent): void {
  if (opensElsewhere(event)) return
  event.preventDefault()
  openModal(LOGIN, {})
}
