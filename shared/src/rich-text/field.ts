import { countOf } from '../formats/plural'
import type { Field, Reading } from '../forms/form'
import { isRichText, richTextComplaint } from './check'
import { type Block, RICH_TEXT_MOST } from './grammar'
import { richTextPlain } from './plain'

const READING: Reading = { complaint: (value) => read(value).complaint, plain: (value) => read(value).plain }
const WITHOUT_PICTURES: Reading = {
  ...READING,
  complaint: (value) =>
    READING.complaint(value) ??
    (isRichText(value) && value.content.some(isPicture) ? 'Здесь не\u00A0бывает картинок' : null),
}
const isPicture = ({ type }: Block) => type === 'image'

type Own = Pick<Field, 'label' | 'max' | 'required' | 'hint' | 'placeholder' | 'counted' | 'pictures'>

/** A rich text's line in a form's table; `max` counts the characters of its plain text. */
export function richField<const Given extends Own>(own: Given) {
  const max = own.max ?? RICH_TEXT_MOST.characters
  const beyond = `Не\u00A0больше ${countOf(max, 'знака', 'знаков', 'знаков')}`
  const line: { kind: 'rich'; reading: Reading; max: number; beyond: string } = {
    kind: 'rich',
    reading: own.pictures === false ? WITHOUT_PICTURES : READING,
    max,
    beyond,
  }
  return { ...own, ...line }
}

type Read = { complaint: string | null; plain: string }

/** A form asks several times for each key that is pressed, and a long text takes a while to walk. */
const known = new WeakMap<object, Read>()

/** No text is null; a page without scripts would send an empty one, which is read as an object with nothing in it. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === '') return true
  return typeof value === 'object' && value !== null && Object.values(value).every((part) => part === undefined)
}

function read(value: unknown): Read {
  if (value === null || isNothing(value)) return { complaint: null, plain: '' }
  if (typeof value !== 'object') return { complaint: richTextComplaint(value), plain: '' }
  const before = known.get(value)
  if (before) return before
  const now = isRichText(value)
    ? { complaint: null, plain: richTextPlain(value) }
    : { complaint: richTextComplaint(value), plain: '' }
  known.set(value, now)
  return now
}
