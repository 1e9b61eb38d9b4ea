import type { FormTable, Values } from '@ostrov/shared/forms/form'
import { type Along, changedFields, type Field, mergeValues, takenFrom } from '@ostrov/shared/forms/merge'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { Problem } from '@ostrov/shared/wire/answers'
import { useRef, useState } from 'react'
import { useAttempt } from './use-attempt'

type Known<Typed> = { version: string; values: Typed }
type Sending<Typed> = {
  /** Which fields are one's own; of a new thing all. */
  changed: readonly Field<Typed>[]
  version: string | undefined
  /** Sent with what makes something new, so that a second press after a lost answer makes no second one. */
  headers: { 'idempotency-key': string }
}
type Merging<Name extends string, Typed extends Values> = {
  table: FormTable<Name>
  initial: Typed
  blame?: NoInfer<Name>
  /** What it was when its editing began; null for a new one. */
  known: Known<Typed> | null
  /** What it is now, out of a refusal to save; null where it was refused for another reason. */
  present: (problem: Problem) => Known<Typed> | null | Promise<Known<Typed> | null>
  send: (values: Typed, sending: Sending<Typed>) => Promise<unknown>
  labelOf: (name: Field<Typed>) => string
  /** Whatever somebody else changed is looked at before one's own is saved, a clash or not. */
  looks?: true
  plain?: (values: Typed, name: Field<Typed>) => unknown
  along?: Along<Typed>
  /** Of a form that stays open: the version that saving has made, from which editing goes on. */
  renew?: () => Promise<string>
  onDone: () => void
}

/** What somebody else did to it while it was edited here. */
export type Meanwhile<Typed> = { theirs: Typed; taken: readonly Field<Typed>[]; clashes: readonly Field<Typed>[] }

const LOOK = 'Пока вы\u00A0правили, это изменили. Посмотрите, что вышло, и\u00A0сохраните ещё раз.'

/**
 * The form of something that others edit too. What only they changed meanwhile is taken over and saved with one's own, and
 * one is told; where both changed the same, that is shown, one's own stands, and the next press saves. Nothing typed is lost.
 */
export function useMergedForm<Name extends string, Typed extends Values>(merging: Merging<Name, Typed>) {
  const { table, initial, blame, known, present, send, labelOf, looks, plain, along, renew, onDone } = merging
  const began = useRef(known)
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Typed> | null>(null)
  const [renewed, setRenewed] = useState(0)
  const attempt = useAttempt()
  const form = useForm<Name, Typed>({
    table,
    initial,
    ...(blame && { blame }),
    submit: async (values) => {
      const saved = await save(values)
      if (renew) began.current = { version: await renew(), values: saved }
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

  /** Answers what was saved in the end. */
  async function save(values: Typed): Promise<Typed> {
    const base = began.current
    const changed = changedFields(base?.values ?? initial, values, plain)
    const headers = attempt(values)
    try {
      await send(values, { changed, version: base?.version, headers })
      setMeanwhile(null)
      return values
    } catch (problem) {
      const now = problem instanceof Problem && problem.status === 409 ? await present(problem) : null
      if (!base || !now) throw problem
      began.current = now
      const merged = mergeValues(base.values, values, now.values, plain, along)
      show(merged.values)
      const isSame = changedFields(now.values, values, plain).length === 0
      if ((looks && !isSame) || merged.clashes.length > 0) {
        setMeanwhile({ theirs: now.values, taken: merged.taken, clashes: merged.clashes })
        throw new Problem(409, 'changed', LOOK)
      }
      // Where the first answer was lost it stands as it was sent.
      const isLeft = changedFields(now.values, merged.values, plain).length > 0
      const saved = isLeft ? await save(merged.values) : merged.values
      if (merged.taken.length > 0) tell(merged.taken)
      return saved
    }
  }

  function tell(taken: readonly Field<Typed>[]) {
    const names = taken.map((name) => labelOf(name).toLowerCase()).join(', ')
    showToast(`Сохранено. Пока вы\u00A0правили, другие изменили: ${names}`, { kind: 'success' })
  }
}
