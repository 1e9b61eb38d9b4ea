import { cleanLine, cleanText } from '@ostrov/shared/formats/clean-text'
import { isValid } from '@ostrov/shared/forms/form'
import { Elysia } from 'elysia'
import { Refusal } from '../kernel/problems'

/** Deeper than any body of ours, far above what a walk in a stack can bear. */
const DEEPEST = 20
const MOST = 64
const FIELD = /^[\w-]{1,60}$/
const UNSAVABLE = 'Уберите символы, которые нельзя сохранить.'
const MISSHAPEN = 'Проверьте значение.'

/** Fields of kind `password` in every form: what a person typed there is hashed, never shown. */
const AS_TYPED = new Set(['password', 'current', 'repeated'])

/**
 * The border every request passes before its schema is asked: no text that PostgreSQL cannot keep (NUL, half of a
 * surrogate pair), no object that would pass for something of the language's own, nothing nested without end. Behind it
 * each text has one spelling (`cleanText`), passwords excepted, and what stands in an address is one line.
 */
export const inputs = new Elysia({ name: 'inputs' }).onTransform({ as: 'global' }, (context) => {
  const { params, query, body } = context
  const errors = Object.fromEntries([params, query, body].flatMap(complaintsOf))
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  for (const part of [params, query]) cleanIn(part, cleanLine)
  if (typeof body === 'string') context.body = cleanText(body)
  else cleanIn(body, cleanText)
})

/** Each unfit field with its sentence, as many as a person could mend. */
function complaintsOf(part: unknown): [field: string, sentence: string][] {
  const fields: [name: string, complaint: string | null][] = isHolder(part)
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
    if (!isHolder(one)) {
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

/** Puts the one spelling in the place of every text that is held, however deep; the depth is known to be small. */
function cleanIn(part: unknown, clean: (text: string) => string) {
  if (!isHolder(part)) return
  for (const [name, value] of entriesOf(part)) {
    if (typeof value !== 'string') cleanIn(value, clean)
    else if (!AS_TYPED.has(name)) part[name] = clean(value)
  }
}

type Holder = Record<string, unknown>
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** What an uploaded file holds is no part of the shape. */
function entriesOf(holder: Holder): [string, unknown][] {
  return holder instanceof Blob ? [] : Object.entries(holder)
}

function complaintOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (value.includes('\0') || !value.isWellFormed()) return UNSAVABLE
  return null
}
