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
  const { typed, setTyped } = useTyped((chosen && writeRange(chosen)) ?? '', (text) => {
    if (endsOf(text, filter).every(({ error }) => error === null)) list.choose({ [name]: text || undefined })
  })
  const ends = endsOf(typed, filter)
  const bars = barsOf(filter, reach ?? {}, typed)
  const change = (at: number, text: string) => {
    const texts = ends.map((end, place) => (place === at ? text : end.text))
    setTyped(texts.every((one) => one === '') ? '' : texts.join(','))
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
          maxLength={11}
          placeholder={reach?.[reached] === undefined ? '' : numberOf(reach[reached], filter)}
          value={text}
          onChange={(digits) => change(at, digits)}
        />
      ))}
    </fieldset>
  )
}

/** Both ends of what is typed, each with what is wrong with it. */
function endsOf(typed: string, filter: Range) {
  const [from = '', to = ''] = typed.split(',')
  const isCrossed = from !== '' && to !== '' && Number(from) > Number(to)
  return [
    { label: 'От', reached: 'from', text: from, error: beyond(from, filter) },
    { label: 'До', reached: 'to', text: to, error: isCrossed ? 'Меньше, чем «от»' : beyond(to, filter) },
  ]
}

function beyond(text: string, filter: Range): string | null {
  if (text === '') return null
  if (Number(text) < filter.min) return `Не\u00A0меньше ${numberOf(filter.min, filter)}`
  return Number(text) > filter.max ? `Не\u00A0больше ${numberOf(filter.max, filter)}` : null
}
