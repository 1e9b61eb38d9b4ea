import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { CalendarProps } from './Calendar'

type Loaded = ComponentType<CalendarProps>
let loaded: Loaded | undefined

/** The calendar, which is no part of the page: it comes once a field that may need it is drawn, so that it is there when it is opened. */
export function useCalendar() {
  const [Calendar, setCalendar] = useState<Loaded | undefined>(() => loaded)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    if (loaded) return
    setFailed(false)
    import('./Calendar').then(
      (module) => {
        loaded = module.default
        setCalendar(() => module.default)
      },
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])
  return { Calendar, failed, load }
}
