import { buttonClass } from '@ostrov/shared/ui/Button'
import type { ReactNode } from 'react'
import type { DrawingName } from './drawings'
import { Illustration } from './Illustration'

type Props = {
  title: string
  text?: string
  drawing?: DrawingName
  /** The one thing to do next: a link, or any control as children. */
  action?: { href: string; label: string }
  children?: ReactNode
}

/** What a list says when there is nothing in it yet. */
export function EmptyState({ title, text, drawing, action, children }: Props) {
  return (
    <div className="ui-state">
      {drawing && (
        <div className="ui-state__picture">
          <Illustration name={drawing} />
        </div>
      )}
      <h2>{title}</h2>
      {text && <p className="ui-muted">{text}</p>}
      {action && (
        <a className={buttonClass({ variant: 'primary' })} href={action.href}>
          {action.label}
        </a>
      )}
      {children}
    </div>
  )
}
