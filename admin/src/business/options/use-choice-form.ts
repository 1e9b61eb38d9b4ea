import type { FormTable } from '@ostrov/shared/forms/form'
import { type ChoiceValues, changedFields, clashWords } from '@ostrov/shared/options/values'
import { useForm } from '@ostrov/shared/ui/use-form'
import { Problem } from '@ostrov/shared/wire/answers'
import { useRef } from 'react'
import { isStale } from './use-options'

type Known = { version: string; values: ChoiceValues }
type Choice<Name extends string> = {
  table: FormTable<Name>
  initial: ChoiceValues
  /** What it was when its editing began; null for a new one. */
  known: Known | null
  /** What it is now, asked anew; null when it is gone. */
  fresh: () => Promise<Known | null>
  send: (
    values: ChoiceValues,
    changed: readonly (keyof ChoiceValues)[],
    version: string | undefined,
  ) => Promise<unknown>
  onDone: () => void
}

/** The form of an option or a group. What somebody else changed meanwhile is kept; where both changed the same, one is asked. */
export function useChoiceForm<Name extends string>({ table, initial, known, fresh, send, onDone }: Choice<Name>) {
  const began = useRef(known)
  return useForm<Name, ChoiceValues>({
    table,
    initial,
    submit: async (values) => {
      await merged(values)
      onDone()
      return undefined
    },
  })

  async function merged(values: ChoiceValues): Promise<void> {
    const base = began.current
    if (!base) return void (await send(values, changedFields({ ...values, name: '' }, values), undefined))
    try {
      await send(values, changedFields(base.values, values), base.version)
    } catch (problem) {
      const now = isStale(problem) ? await fresh() : null
      if (!isStale(problem) || !now) throw problem
      const clash = clashWords(base.values, values, now.values)
      const mine = changedFields(base.values, values)
      const known = Object.fromEntries(mine.map((name) => [name, now.values[name]]))
      began.current = { version: now.version, values: { ...base.values, ...known } }
      if (clash) throw new Problem(409, problem.errorMessage, clash)
      // What only the other changed is not sent, so it stays.
      await send(values, mine, now.version)
    }
  }
}
