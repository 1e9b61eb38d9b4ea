import type { Field } from '@ostrov/shared/forms/merge'
import { valueWords } from '@ostrov/shared/forms/merge'
import { Button } from '@ostrov/shared/ui/Button'
import type { Meanwhile } from './use-merged-form'

type Props<Typed> = {
  meanwhile: Meanwhile<Typed> | null
  labels: Readonly<Record<Field<Typed>, string>>
  /** What a field holds where that is no word by itself, as an id. */
  wordsOf?: (values: Typed, name: Field<Typed>) => string | undefined
  onTake: (name: Field<Typed>) => void
}

/** What somebody else changed while it was edited here: what was taken over, and where one has to choose. */
export function MeanwhileNote<Typed>({ meanwhile, labels, wordsOf, onTake }: Props<Typed>) {
  if (!meanwhile) return null
  const { theirs, taken, clashes } = meanwhile
  const words = (name: Field<Typed>) => valueWords(wordsOf?.(theirs, name) ?? theirs[name])
  return (
    <section className="meanwhile" role="status" aria-label="Что изменилось">
      <h3>Пока вы&nbsp;правили, это изменил кто-то другой</h3>
      <ul>
        {taken.map((name) => (
          <li key={name}>
            {labels[name]}: теперь {words(name)}
          </li>
        ))}
        {clashes.map((name) => (
          <li key={name}>
            {labels[name]}: у&nbsp;них {words(name)}, ваше оставлено.{' '}
            <Button size="small" onClick={() => onTake(name)}>
              Взять их
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
