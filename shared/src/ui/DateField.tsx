import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useId, useRef } from 'react'
import { dayOf, maskDay, shownDay } from '../formats/date-text'
import { isDay } from '../forms/form'
import { FieldFrame, type Words } from './Field'
import { useAnchored } from './use-anchored'
import { useCalendar } from './use-calendar'
import { useMasked } from './use-masked'

type Props = Words &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max'> & {
    /** «2026-11-22»; what is not whole yet is as it was typed. */
    value: string
    onChange: (day: string) => void
    min?: string | undefined
    max?: string | undefined
  }

/** A day, typed as «22.11.2026» or chosen from a calendar that begins on Monday: the same in every browser's language. */
export function DateField({ label, hint, error, value, onChange, min, max, ...input }: Props) {
  const id = useId()
  const field = useRef<HTMLSpanElement>(null)
  const { popover, open, anchored } = useAnchored(field)
  const { Calendar, failed, load } = useCalendar()
  const masked = useMasked(maskDay, (shown) => onChange(dayOf(shown)))
  const choose = (day: string) => {
    popover.current?.hidePopover()
    onChange(day)
  }
  return (
    <>
      <FieldFrame label={label} hint={hint} error={error}>
        {(bound) => (
          <span className="ui-unit" ref={field}>
            <input
              {...input}
              {...masked}
              {...bound}
              className="ui-input"
              inputMode="numeric"
              autoComplete="off"
              placeholder="дд.мм.гггг"
              value={shownDay(value)}
            />
            <button
              type="button"
              className="ui-round ui-unit__act"
              aria-label={`${label}: календарь`}
              aria-haspopup="dialog"
              popoverTarget={id}
              onClick={load}
            >
              <CalendarDays size={20} aria-hidden="true" />
            </button>
          </span>
        )}
      </FieldFrame>
      <div {...anchored} id={id} className="ui-popover" role="dialog" aria-label={`${label}: календарь`}>
        {open && Calendar && (
          <Calendar opened value={isDay(value) ? value : ''} min={min} max={max} onChoose={choose} />
        )}
        {open && failed && <p role="alert">Не&nbsp;получилось открыть календарь. Введите день цифрами.</p>}
      </div>
    </>
  )
}
