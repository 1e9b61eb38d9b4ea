import { Button } from '@ostrov/shared/ui/Button'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'

/** Four rows that stand in for a list while it loads; announced once. */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  return (
    <div className="stack gap-3" role="status">
      <span className="ui-hidden">Загружаем…</span>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <div key={row} className="ui-skeleton skeleton-rows__row" aria-hidden="true" />
      ))}
    </div>
  )
}

type Nothing = {
  title: string
  text?: string
  /** There is nothing else on the page: the title is the page's own. */
  alone?: boolean
  children?: ReactNode
}

/** What a list says when there is nothing in it; the children are the one thing to do next. */
export function EmptyState({ title, text, alone = false, children }: Nothing) {
  const Title = alone ? 'h1' : 'h2'
  return (
    <div className="ui-state stack-centre gap-2">
      <Title>{title}</Title>
      {text && <p className="ui-muted">{text}</p>}
      {children}
    </div>
  )
}

type Failure = { title?: string; text?: string; busy?: boolean; onRetry: () => void }

/** What a list says when it could not be loaded; it never blames the person. */
export function ErrorState({ title = 'Не\u00A0получилось загрузить', text, busy, onRetry }: Failure) {
  return (
    <div className="ui-state stack-centre gap-2" role="alert">
      <h2>{title}</h2>
      <p className="ui-muted">{text ?? 'Проверьте связь и\u00A0попробуйте ещё раз.'}</p>
      <Button onClick={onRetry} busy={busy} busyLabel="Загружаем…">
        <RotateCw size={20} aria-hidden="true" />
        Повторить
      </Button>
    </div>
  )
}
