import { bring } from '@ostrov/shared/ui/bring'
import { atom } from 'nanostores'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { wantIslands } from '../../components/wanted'
import type { Closing, ModalKind } from './kind'
import { REQUIREMENT_LOGIN } from './modals'

export type OpenModal = Pick<ModalKind<object>, 'name' | 'title' | 'size' | 'bare'> & {
  address: string | undefined
  /** Loads the modal's own chunk and draws it with the props it was opened with. */
  draw: (closing: Closing) => Promise<ReactElement>
}

/** The one modal on the screen, or none. */
export const $modal = atom<OpenModal | null>(null)

/** Whether a person is signed in; written by the account feature once the profile has answered. */
export const $isSignedIn = atom(false)

let closed: (() => void)[] = []

/** Opens a modal of this kind; a guest sees RequirementLogin instead where the kind needs a person. */
export function openModal<Props extends object>(kind: ModalKind<Props>, props: NoInfer<Props>): void {
  if (kind.needs_login && !$isSignedIn.get()) {
    openModal(REQUIREMENT_LOGIN, {})
    return
  }
  const { name, title, size, bare } = kind
  const draw = async (closing: Closing) => element((await bring(kind.load)).default, { ...props, ...closing })
  $modal.set({ name, title, size, bare, address: kind.address?.(props), draw })
  wantIslands()
}

type Held = Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>

/** Whether a press on a link opens it in another tab or window, or saves it: then no dialog opens in its place. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: Held): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

/** Closes what is open. Settles when the browser's history is back in place: leave the page only after that. */
export function closeModal(): Promise<void> {
  if (!$modal.get()) return Promise.resolve()
  return new Promise((resolve) => {
    closed.push(resolve)
    $modal.set(null)
  })
}

/** For ModalRoot: the sheet is gone and its history entry with it. */
export function modalClosed(): void {
  const waiting = closed
  closed = []
  for (const resolve of waiting) resolve()
}

function element<Props extends object>(component: ComponentType<Props>, props: Props): ReactElement {
  return createElement(component, props)
}
