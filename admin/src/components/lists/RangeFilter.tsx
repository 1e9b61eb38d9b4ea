import { readNumber } from '@ostrov/shared/forms/number'
import { barsOf, barWords } from '@ostrov/shared/lists/histogram'
import { numberOf, type RangeFilter as Range, readRange, writeRange } from '@ostrov/shared/lists/range'
import type { AnyQuery } from '@ostrov/shared/lists/table'
import { NumberField } from '@ostrov/shared/ui/NumberField'
import { Bars } from './Bars'
import type { ListState } from './use-list'
import { useTyped } from './use-typed'

type Props = {
  name: string
  filter: Range
  list: ListState
  /** How far the rows reach, and how many lie where. */
  reach: Readonly<Record<string, number>> | undefined
}

/** From a number to a number; nothing is asked while one of them cannot be. */
export function RangeFilter({ name, filter, list, reach }: Props) {
  const query: AnyQuery = list.query
  const chosen = readRange(query[name], filter)
  const { typed, setTyped } = useTyped(chosen ? `${chosen.from ?? ''}${BETWEEN}${chosen.to ?? ''}` : '', (text) => {
    const ends = endsOf(text, filter)
    if (ends.every(({ error }) => error === null)) list.choose({ [name]: asked(ends) })
  })
  const ends = endsOf(typed, filter)
  const bars = barsOf(filter, reach ?? {}, asked(ends))
  const change = (at: number, text: string) => {
    const texts = ends.map((end, place) => (place === at ? text : end.text))
    setTyped(texts.every((one) => one === '') ? '' : texts.join(BETWEEN))
  }
  return (
    <fieldset className="filter-range">
      <legend className="ui-field__label">{filter.label}</legend>
      <Bars bars={bars} label={barWords(filter, bars)} />
      {ends.map(({ label, text, error, reached }, at) => (
        <NumberField
          key={label}
          kind={filter.unit === '₽' ? 'money' : 'number'}
          unit={filter.unit === 'год' ? undefined : filter.unit}
          label={label}
          error={error}
          placeholder={reach?.[reached] === undefined ? '' : numberOf(reach[reached], filter)}
          value={text}
          onChange={(digits) => change(at, digits)}
        />
      ))}
    </fieldset>
  )
}

/** A person types commas, too. */
const BETWEEN = '|'

/** Both ends of what is typed, each with what is wrong with it. */
function endsOf(typed: string, filter: Range) {
  const [from, to] = typed.split(BETWEEN).map((text) => endOf(text, filter))
  const [least, most] = [from ?? NONE, to ?? NONE]
  const isCrossed = least.number !== undefined && most.number !== undefined && least.number > most.number
  return [
    { label: 'От', reached: 'from', ...least },
    { label: 'До', reached: 'to', ...most, error: isCrossed ? 'Меньше, чем «от»' : most.error },
  ]
}

type End = { text: string; number?: number; error: string | null }
const NONE: End = { text: '', error: null }

function endOf(text: string, filter: Range): End {
  if (text === '') return NONE
  const { number, complaint } = readNumber(filter.unit === '₽' ? { kind: 'money' } : filter, text)
  return number === null ? { text, error: complaint } : { text, number, error: beyond(number, filter) }
}

/** The parameter of what is typed. */
const asked = ([from, to]: readonly { number?: number }[]) => writeRange({ from: from?.number, to: to?.number })

function beyond(number: number, filter: Range): string | null {
  if (number < filter.min) return `Не\u00A0меньше ${numberOf(filter.min, filter)}`
  return number > filter.max ? `Не\u00A0больше ${numberOf(filter.max, filter)}` : null
}
