import { isValid } from '@ostrov/shared/forms/form'
import { Elysia } from 'elysia'
import { Refusal } from '../kernel/problems'

/** Deeper than any body of ours, far above what a walk in a stack can bear. */
const DEEPEST = 20
const MOST = 64
const FIELD = /^[\w-]{1,60}$/
const UNSAVABLE = 'Уберите символы, которые нельзя сохранить.'
const MISSHAPEN = 'Проверьте значение.'

/**
 * The border every request passes before its schema is asked: no text that PostgreSQL cannot keep (NUL, half of a
 * surrogate pair), no object that would pass for something of the language's own, nothing nested without end.
 */
export const inputs = new Elysia({ name: 'inputs' }).onTransform({ as: 'global' }, ({ params, query, body }) => {
  const errors = Object.fromEntries([params, query, body].flatMap(complaintsOf))
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
})

/** Each unfit field with its sentence, as many as a person could mend. */
function complaintsOf(part: unknown): [field: string, sentence: string][] {
  const fields: [name: string, complaint: string | null][] =
    typeof part === 'object' && part !== null
      ? entriesOf(part).map(([name, value]) => [name, complaintOf(name) ?? complaintAbout(value)])
      : [['request', complaintOf(part)]]
  return fields
    .flatMap(([name, complaint]): [string, string][] =>
      complaint ? [[FIELD.test(name) ? name : 'request', complaint]] : [],
    )
    .slice(0, MOST)
}

/** Walks without recursion: a body may be nested deeper than the stack is high. */
function complaintAbout(value: unknown): string | null {
  const left: [value: unknown, depth: number][] = [[value, 1]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [one, depth] = next
    if (typeof one !== 'object' || one === null) {
      const complaint = complaintOf(one)
      if (complaint) return complaint
      continue
    }
    if (depth > DEEPEST) return MISSHAPEN
    for (const [name, inner] of entriesOf(one)) {
      const complaint = complaintOf(name)
      if (complaint) return complaint
      if (name in Object.prototype) return MISSHAPEN
      left.push([inner, depth + 1])
    }
  }
  return null
}

/** What an uploaded file holds is no part of the shape. */
function entriesOf(holder: object): [string, unknown][] {
  return holder instanceof Blob ? [] : Object.entries(holder)
}

function complaintOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (value.includes('\0') || !value.isWellFormed()) return UNSAVABLE
  return null
}
