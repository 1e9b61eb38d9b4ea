import { CalendarDays } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { dayOf, maskDay, shownDay } from '../formats/date-text'
import { isDay } from '../forms/form'
import { Dialog } from './Dialog'
import { FieldFrame, type Words } from './Field'
import { useMasked } from './use-masked'

// The calendar comes when it is opened.
const Calendar = lazy(() => import('./Calendar'))

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
  const [open, setOpen] = useState(false)
  const masked = useMasked(maskDay, (shown) => onChange(dayOf(shown)))
  const choose = (day: string) => {
    setOpen(false)
    onChange(day)
  }
  return (
    <>
      <FieldFrame label={label} hint={hint} error={error}>
        {(bound) => (
          <span className="ui-unit">
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
              onClick={() => setOpen(true)}
            >
              <CalendarDays size={20} aria-hidden="true" />
            </button>
          </span>
        )}
      </FieldFrame>
      <Dialog open={open} onClose={() => setOpen(false)} title={label} kind="Calendar" size="small-centre">
        <Suspense fallback={<p className="ui-muted">Загрузка…</p>}>
          <Calendar value={isDay(value) ? value : ''} min={min} max={max} onChoose={choose} />
        </Suspense>
      </Dialog>
    </>
  )
}
