import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { Link, useRouteError } from 'react-router'
import { EmptyState, SkeletonRows } from '../components/States'

/** The back office before its first page is there. */
export function Opening() {
  return (
    <main className="frame__waiting">
      <h1 className="ui-hidden">Кабинет</h1>
      <SkeletonRows />
    </main>
  )
}

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <main className="frame__waiting">
      <EmptyState alone title="Такой страницы нет" text="Возможно, ссылка устарела.">
        <Link className={buttonClass({ variant: 'sea' })} to="/">
          На&nbsp;главную
        </Link>
      </EmptyState>
    </main>
  )
}

/** A page that broke, or a part of it that a new release has replaced: loading it anew mends both. */
export function Broken() {
  const error = useRouteError()
  console.error(error)
  return (
    <main className="frame__waiting">
      <EmptyState alone title="Страница не&nbsp;открылась" text="Обновите её: возможно, вышла новая версия кабинета.">
        <Button variant="sea" onClick={() => location.reload()}>
          Обновить
        </Button>
      </EmptyState>
    </main>
  )
}
