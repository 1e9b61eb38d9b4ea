import type { ReactNode } from 'react'
import { useTitle } from './use-title'

type Props = {
  title: string
  /** The tab's title, where it says more. */
  tab?: string
  /** A sentence under the title. */
  text?: string | undefined
  /** Buttons at the end of the line. */
  children?: ReactNode
}

/** The head of a page: its one h1, what can be done with the whole of it, and the tab's title. */
export function PageHeader({ title, tab = title, text, children }: Props) {
  useTitle(tab)
  return (
    <header className="page-header split gap-3">
      <div>
        <h1>{title}</h1>
        {text && <p className="ui-muted">{text}</p>}
      </div>
      {children && <div className="cluster gap-2">{children}</div>}
    </header>
  )
}
