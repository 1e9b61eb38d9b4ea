import type { Values } from '@ostrov/shared/forms/form'
import { type Along, changedFields, type Field, mergeValues } from '@ostrov/shared/forms/merge'
import { Problem } from '@ostrov/shared/wire/answers'

export type Known<Typed> = { version: string; values: Typed }
type Sending<Typed> = {
  /** Which fields are one's own; of a new thing all. */
  changed: readonly Field<Typed>[]
  version: string | undefined
  /** Sent with what makes something new, so that a second press after a lost answer makes no second one. */
  headers: { 'idempotency-key': string }
}
export type Merging<Typed, Answer> = {
  /** What it is now, out of a refusal to save; null where it was refused for another reason. */
  present: (problem: Problem) => Known<Typed> | null | Promise<Known<Typed> | null>
  send: (values: Typed, sending: Sending<Typed>) => Promise<Answer>
  /** Of a form that stays open: what saving has made of it, out of its answer; null where nothing was sent. */
  learn?: (answer: Answer) => Known<Typed> | null
  /** Whatever somebody else changed is looked at before one's own is saved, a clash or not. */
  looks?: true
  plain?: (values: Typed, name: Field<Typed>) => unknown
  along?: Along<Typed>
}

/** What somebody else did to it while it was edited here. */
export type Meanwhile<Typed> = { theirs: Typed; taken: readonly Field<Typed>[]; clashes: readonly Field<Typed>[] }

/** The form around a save. */
type Editing<Typed> = {
  /** What it was when its editing began, and after each save; null for a new one. */
  began: { current: Known<Typed> | null }
  initial: Typed
  attempt: (values: Typed) => Sending<Typed>['headers']
  /** Puts values into the fields. */
  show: (values: Typed) => void
  /** Shows what others did and has to be looked at; null where nothing has. */
  ask: (meanwhile: Meanwhile<Typed> | null) => void
  /** Says what was taken over and saved along. */
  tell: (taken: readonly Field<Typed>[]) => void
}

const LOOK = 'Пока вы\u00A0правили, это изменили. Посмотрите, что вышло, и\u00A0сохраните ещё раз.'

/**
 * Saves what others edit too, merging it with what they made of it meanwhile; answers what was saved in the end.
 * @throws {Problem} `changed` when it has to be looked at first; whatever else refuses it
 */
export async function saveMerged<Typed extends Values, Answer>(
  merging: Merging<Typed, Answer>,
  editing: Editing<Typed>,
  values: Typed,
): Promise<Typed> {
  const { present, send, learn, looks, plain, along } = merging
  const { began, initial, attempt, show, ask, tell } = editing
  const base = began.current
  const changed = changedFields(base?.values ?? initial, values, plain)
  const headers = attempt(values)
  try {
    const answer = await send(values, { changed, version: base?.version, headers })
    const learned = learn?.(answer)
    if (learned) began.current = learned
    ask(null)
    return learned?.values ?? values
  } catch (problem) {
    const now = problem instanceof Problem && problem.status === 409 ? await present(problem) : null
    if (!base || !now) throw problem
    began.current = now
    const merged = mergeValues(base.values, values, now.values, plain, along)
    show(merged.values)
    const isSame = changedFields(now.values, values, plain).length === 0
    if ((looks && !isSame) || merged.clashes.length > 0) {
      ask({ theirs: now.values, taken: merged.taken, clashes: merged.clashes })
      throw new Problem(409, 'changed', LOOK)
    }
    // Where the first answer was lost it stands as it was sent.
    const isLeft = changedFields(now.values, merged.values, plain).length > 0
    const saved = isLeft ? await saveMerged(merging, editing, merged.values) : now.values
    if (merged.taken.length > 0) tell(merged.taken)
    return saved
  }
}
