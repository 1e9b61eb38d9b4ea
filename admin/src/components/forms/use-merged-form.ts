import type { FormTable, Values } from '@ostrov/shared/forms/form'
import type { Merged } from '@ostrov/shared/forms/merge'
import { useForm } from '@ostrov/shared/ui/use-form'
import { Problem } from '@ostrov/shared/wire/answers'
import { useRef, useState } from 'react'

/** A row as somebody saw it: its version is sent back, so that nobody writes over what they have not seen. */
export type Seen<Typed> = { version: string | undefined; values: Typed }
/** What somebody else did to the row while it was edited here. */
export type Meanwhile<Typed> = Omit<Merged<Typed>, 'values'> & { theirs: Typed }

type Merging<Name extends string, Typed extends Values> = {
  table: FormTable<Name>
  /** What stands in the fields at first. */
  initial: Typed
  version: string | undefined
  /** @throws {Problem} which `present` knows, when the version is not what it is any more. */
  send: (values: Typed, version: string | undefined) => Promise<unknown>
  /** What the row is now, out of that refusal; null for any other. */
  present: (problem: Problem) => Seen<Typed> | null
  merge: (base: Typed, mine: Typed, theirs: Typed) => Merged<Typed>
  /** What is said above the button then. */
  told: string
  onDone: () => void
}

/**
 * The form of a row that two may edit at once. When somebody else has changed it meanwhile, what only they changed is taken
 * over, what both did is shown, and nothing that was typed is lost; the next press saves.
 */
export function useMergedForm<Name extends string, Typed extends Values>(merging: Merging<Name, Typed>) {
  const { table, initial, version, send, present, merge, told, onDone } = merging
  const began = useRef<Seen<Typed>>({ version, values: initial })
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Typed> | null>(null)
  const [renewed, setRenewed] = useState(0)
  const form = useForm<Name, Typed>({
    table,
    initial,
    submit: async (values) => {
      try {
        await send(values, began.current.version)
      } catch (problem) {
        const now = problem instanceof Problem ? present(problem) : null
        if (!(problem instanceof Problem) || !now) throw problem
        const { values: merged, ...rest } = merge(began.current.values, values, now.values)
        began.current = now
        setMeanwhile({ theirs: now.values, ...rest })
        form.change(merged)
        setRenewed((count) => count + 1)
        throw new Problem(409, problem.errorMessage, told)
      }
      onDone()
      return undefined
    },
  })
  return {
    form,
    meanwhile,
    /** The other's word instead of one's own. */
    take: (name: keyof Typed & string) => {
      if (meanwhile) form.change(pick(meanwhile.theirs, name))
      setRenewed((count) => count + 1)
    },
    /** Another number once values came from elsewhere than the fields, which those that keep their own would not notice. */
    renewed,
  }
}

function pick<Typed extends Values>(values: Typed, name: keyof Typed & string): Partial<Typed> {
  const picked: Partial<Typed> = {}
  picked[name] = values[name]
  return picked
}
