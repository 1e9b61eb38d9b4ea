import { buttonClass } from '@ostrov/shared/ui/Button'
import type { DrawingName } from '@ostrov/shared/ui/drawings'
import { Illustration } from '@ostrov/shared/ui/Illustration'
import type { ReactNode } from 'react'

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
    <div className="ui-state stack-centre gap-2">
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
