import type { Field } from '@ostrov/shared/forms/merge'
import { Button } from '@ostrov/shared/ui/Button'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Meanwhile } from './save-merged'

type Props<Typed> = {
  title: string
  /** Null while nobody else has changed it. */
  meanwhile: Meanwhile<Typed> | null
  labelOf: (name: Field<Typed>) => string
  /** What stands in a field, in words. */
  wordsOf: (values: Typed, name: Field<Typed>) => string
  onTake: (name: Field<Typed>) => void
  /** What changed beside the fields. */
  children?: ReactNode
}

/** What somebody else changed while it was edited here: what was taken over, and where one has to choose. */
export function MeanwhileNote<Typed>({ title, meanwhile, labelOf, wordsOf, onTake, children }: Props<Typed>) {
  const note = useRef<HTMLElement>(null)
  // It may be told at the other end of a long form.
  useEffect(() => {
    if (meanwhile) note.current?.scrollIntoView({ block: 'nearest' })
  }, [meanwhile])
  if (!meanwhile) return null
  const { theirs, taken, clashes } = meanwhile
  const words = (name: Field<Typed>) => wordsOf(theirs, name)
  return (
    <section ref={note} className="meanwhile" role="status" aria-label="Что изменилось">
      <strong>{title}</strong>
      <ul>
        {taken.map((name) => (
          <li key={name}>
            {labelOf(name)}: теперь {words(name)}
          </li>
        ))}
        {clashes.map((name) => (
          <li key={name}>
            {labelOf(name)}: у&nbsp;них {words(name)}, ваше оставлено.{' '}
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
