import { RotateCw } from 'lucide-react'
import { Button } from './Button'
import { Illustration } from './Illustration'

type Props = {
  /** «Не получилось загрузить меню» */
  title?: string
  text?: string
  onRetry: () => void
  busy?: boolean
}

/** What a list says when it could not be loaded; it never blames the person. */
export function ErrorState({
  title = 'Не получилось загрузить',
  text = 'Проверьте связь и\u00a0попробуйте ещё раз.',
  onRetry,
  busy,
}: Props) {
  return (
    <div className="ui-state stack-centre gap-2" role="alert">
      <div className="ui-state__picture">
        <Illustration name="storm" />
      </div>
      <h2>{title}</h2>
      <p className="ui-muted">{text}</p>
      <Button onClick={onRetry} busy={busy}>
        <RotateCw size={20} aria-hidden="true" />
        Повторить
      </Button>
    </div>
  )
}
