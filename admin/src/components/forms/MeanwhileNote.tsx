import { Button } from '@ostrov/shared/ui/Button'
import type { ReactNode } from 'react'
import type { Meanwhile } from './use-merged-form'

type Props<Typed> = {
  title: string
  meanwhile: Meanwhile<Typed>
  labelOf: (name: keyof Typed & string) => string
  /** What stands in a field, in words. */
  wordsOf: (values: Typed, name: keyof Typed & string) => string
  onTake: (name: keyof Typed & string) => void
  /** What changed beside the fields. */
  children?: ReactNode
}

/** What somebody else changed: what was taken over, and where one has to choose. */
export function MeanwhileNote<Typed>({ title, meanwhile, labelOf, wordsOf, onTake, children }: Props<Typed>) {
  const { theirs, taken, clashes } = meanwhile
  return (
    <section className="meanwhile" role="status" aria-label="Что изменилось">
      <h3>{title}</h3>
      <ul>
        {taken.map((name) => (
          <li key={name}>
            {labelOf(name)}: теперь {wordsOf(theirs, name)}
          </li>
        ))}
        {clashes.map((name) => (
          <li key={name}>
            {labelOf(name)}: у&nbsp;них {wordsOf(theirs, name)}, ваше оставлено.{' '}
            <Button size="small" onClick={() => onTake(name)}>
              Взять их
            </Button>
          </li>
        ))}
        {children}
        {taken.length + clashes.length === 0 && <li>Ваши поля не&nbsp;задеты.</li>}
      </ul>
    </section>
  )
}
