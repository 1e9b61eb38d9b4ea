import type { FormTable, Values } from '@ostrov/shared/forms/form'
import { type Field, fieldWords, takenFrom } from '@ostrov/shared/forms/merge'
import { plainOf } from '@ostrov/shared/forms/values'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { useRef, useState } from 'react'
import { type Known, type Meanwhile, type Merging, saveMerged } from './save-merged'
import { useAttempt } from './use-attempt'

type MergedForm<Name extends string, Typed extends Values, Answer> = Merging<Typed, Answer> & {
  table: FormTable<Name>
  initial: Typed
  blame?: NoInfer<Name>
  /** What it was when its editing began; null for a new one. */
  known: Known<Typed> | null
  onDone: () => void
}

/**
 * The form of something that others edit too. What only they changed meanwhile is taken over and saved with one's own, and
 * one is told; where both changed the same, that is shown, one's own stands, and the next press saves. Nothing typed is lost.
 */
export function useMergedForm<Name extends string, Typed extends Values, Answer = unknown>(
  merging: MergedForm<Name, Typed, Answer>,
) {
  const { table, initial, blame, known, along, onDone } = merging
  const fields: FormTable<string> = table
  const plain = (values: Typed, name: Field<Typed>) => plainOf(fields, values, name)
  const labelOf = (name: Field<Typed>) => fields[name]?.label ?? name
  const began = useRef(known)
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Typed> | null>(null)
  const attempt = useAttempt()
  const form = useForm<Name, Typed>({
    table,
    initial,
    ...(blame && { blame }),
    submit: async (values) => {
      const editing = { began, initial, attempt, show, ask: setMeanwhile, tell }
      const saved = await saveMerged({ plain, ...merging }, editing, values)
      onDone()
      return saved
    },
  })
  const show = (values: Partial<Typed>) => form.change(values)
  return {
    form,
    /** What `MeanwhileNote` is given. */
    note: {
      meanwhile,
      labelOf,
      wordsOf: (values: Typed, name: Field<Typed>) => {
        const field = fields[name]
        return field ? fieldWords(field, values[name]) : ''
      },
      /** The other's word instead of one's own. */
      onTake: (name: Field<Typed>) => {
        if (meanwhile) show(takenFrom(meanwhile.theirs, [name], along))
      },
    },
  }

  function tell(taken: readonly Field<Typed>[]) {
    const names = taken.map((name) => labelOf(name).toLowerCase()).join(', ')
    showToast(`Сохранено. Пока вы\u00A0правили, другие изменили: ${names}`, { kind: 'success' })
  }
}
