import { Problem, sentenceOf } from '../wire/answers'
import { checkForm, type FormErrors, type FormTable, isValid, type Kind, type Values } from './form'
import { isSame } from './same'

/** The steps from field to field: where one is, and which fields one has gone on from. */
export type Steps = { last: string; left: ReadonlySet<string> }

/** What is wrong before it is whole is complained about at once; all else waits until one goes on to another field. */
const AT_ONCE: readonly Kind[] = ['digits', 'number', 'money', 'lines', 'rich']

/** The complaints that stand under the fields now: all of them once it was tried to send, and the server's own. */
export function shownErrors<Name extends string>(
  table: FormTable<Name>,
  values: Values,
  { tried, left, told }: { tried: boolean; left: ReadonlySet<string>; told: FormErrors },
): FormErrors {
  const complaints = checkForm(table, values)
  const shown: FormErrors = {}
  for (const name in complaints) {
    const gone = Boolean(values[name]) && (left.has(name) || AT_ONCE.includes(table[name].kind))
    if (tried || gone) shown[name] = complaints[name]
  }
  return { ...shown, ...told }
}

/** What the server said stands until its field is changed. */
export function toldAfter(told: FormErrors, changed: object): FormErrors {
  return Object.fromEntries(Object.entries(told).filter(([name]) => !(name in changed)))
}

/** A step to a field; null is no field, as a button. */
export function stepTo(steps: Steps, name: string | null): Steps {
  if (!name || name === steps.last) return steps
  return { last: name, left: steps.last ? new Set([...steps.left, steps.last]) : steps.left }
}

/** What a failure to send says: under fields of the form, or, when it names none of them, for the form as a whole. */
export function refusalOf(
  problem: unknown,
  table: FormTable,
  { blame, otherwise }: { blame?: string | undefined; otherwise?: string | undefined },
): { told: FormErrors; failure: string | null } {
  const errors: FormErrors = problem instanceof Problem ? problem.errors : {}
  const told = blame && isValid(errors) ? { [blame]: sentenceOf(problem, otherwise) } : errors
  const hasField = Object.keys(told).some((name) => name in table)
  return { told, failure: hasField ? null : sentenceOf(problem, otherwise) }
}

/** Whether something was typed that is not what was last saved. */
export function isDirty(values: Values, saved: Values): boolean {
  return !isSame(values, saved)
}

/** What stands in the form once it was saved: what has changed since the press that sent it stays. */
export function settled<Typed extends Values>(now: Typed, pressed: Typed, saved: Typed): Typed {
  const left = { ...saved }
  for (const name in now) if (now[name] !== pressed[name]) left[name] = now[name]
  return left
}

/** Lets one act through at a time; who knows that it will never end says that the turn is free. */
export function createTurn() {
  const turn = {
    taken: false,
    take: async (act: () => Promise<void>) => {
      if (turn.taken) return
      turn.taken = true
      await act().finally(() => {
        turn.taken = false
      })
    },
  }
  return turn
}
