import type { DialogSize } from '@ostrov/shared/ui/Dialog'
import { atom } from 'nanostores'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { type Closing, MODALS, type ModalKind, type ModalProps } from './registry'

export type OpenModal = {
  kind: ModalKind
  title: string
  size: DialogSize
  bare: boolean
  /** Loads the modal's own chunk and draws it with the props it was opened with. */
  draw: (closing: Closing) => Promise<ReactElement>
}

/** The one modal on the screen, or none. */
export const $modal = atom<OpenModal | null>(null)

/** Whether a person is signed in; written by the accounts feature once the profile has answered. */
export const $isSignedIn = atom(false)

let closed: (() => void)[] = []

/** Opens a modal of this kind; a guest sees RequirementLogin instead where the kind needs a person. */
export function openModal<Kind extends ModalKind>(kind: Kind, props: ModalProps[Kind]): void {
  const entry = MODALS[kind]
  if (entry.needs_login && !$isSignedIn.get()) {
    openModal('RequirementLogin', {})
    return
  }
  $modal.set({
    kind,
    title: entry.title,
    size: entry.size,
    bare: entry.bare ?? false,
    draw: async (closing) => {
      const { default: Content } = await entry.load()
      return element(Content, { ...props, ...closing })
    },
  })
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
