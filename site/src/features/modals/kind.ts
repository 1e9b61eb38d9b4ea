import type { DialogSize } from '@ostrov/shared/ui/Dialog'
import type { ComponentType } from 'react'

export type Closing = { close: () => Promise<void> }

/** What a question is opened with: it closes when this has succeeded. */
export type Confirmed = { onConfirm: () => void | Promise<void> }

/** A kind of modal. The feature it belongs to declares it in its `modals.ts`; its component is loaded when the first one opens. */
export type ModalKind<Props extends object> = {
  /** One word that the tests know it by. */
  name: string
  load: () => Promise<{ default: ComponentType<Props & Closing> }>
  title: string
  size: DialogSize
  /** A guest sees RequirementLogin instead. */
  needs_login?: boolean
  /** Brings a head of its own. */
  bare?: boolean
  /** What stands in the browser's line of addresses while it is open, as a part of the page. */
  address?: (props: Props) => string | undefined
}
