import type { FormTable, Values } from '@ostrov/shared/forms/form'
import { type Field, takenFrom } from '@ostrov/shared/forms/merge'
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
  labelOf: (name: Field<Typed>) => string
  onDone: () => void
}

/**
 * The form of something that others edit too. What only they changed meanwhile is taken over and saved with one's own, and
 * one is told; where both changed the same, that is shown, one's own stands, and the next press saves. Nothing typed is lost.
 */
export function useMergedForm<Name extends string, Typed extends Values, Answer = unknown>(
  merging: MergedForm<Name, Typed, Answer>,
) {
  const { table, initial, blame, known, labelOf, along, onDone } = merging
  const began = useRef(known)
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Typed> | null>(null)
  const [renewed, setRenewed] = useState(0)
  const attempt = useAttempt()
  const form = useForm<Name, Typed>({
    table,
    initial,
    ...(blame && { blame }),
    submit: async (values) => {
      const editing = { began, initial, attempt, show, ask: setMeanwhile, tell }
      const saved = await saveMerged(merging, editing, values)
      onDone()
      return saved
    },
  })
  const show = (values: Partial<Typed>) => {
    form.change(values)
    setRenewed((now) => now + 1)
  }
  return {
    form,
    meanwhile,
    /** The other's word instead of one's own. */
    take: (name: Field<Typed>) => {
      if (meanwhile) show(takenFrom(meanwhile.theirs, [name], along))
    },
    /** Another number once values came from elsewhere than the fields, which some fields would not notice. */
    renewed,
  }

  function tell(taken: readonly Field<Typed>[]) {
    const names = taken.map((name) => labelOf(name).toLowerCase()).join(', ')
    showToast(`Сохранено. Пока вы\u00A0правили, другие изменили: ${names}`, { kind: 'success' })
  }
}
