import type { OwnScheduleWire } from '@ostrov/shared/restaurants/hours-schema'
import { hoursInWords } from '@ostrov/shared/restaurants/intervals'
import { Problem } from '@ostrov/shared/wire/answers'
import { useRef } from 'react'
import { useHoursChange } from './use-hours'

const GONE = 'Эти часы только что удалили. Сохраните ещё раз, чтобы вернуть\u00A0их.'

type Ways = { put: (id: string) => Promise<OwnScheduleWire>; post: () => Promise<OwnScheduleWire> }
type Shown = Omit<OwnScheduleWire, 'id' | 'version'>

/**
 * Saves hours, shown at once in the place of those that were looked at. Those that somebody took away meanwhile are made
 * again, if one presses again.
 */
export function useHoursSave(id: string, schedules: readonly OwnScheduleWire[], row: OwnScheduleWire | null) {
  const change = useHoursChange(id)
  const isGone = useRef(false)
  const others = schedules.filter((one) => one.id !== row?.id)
  const withIt = (one: OwnScheduleWire) => ({ schedules: [...others, one] })
  const send = async ({ put, post }: Ways): Promise<OwnScheduleWire> => {
    if (!row || isGone.current) return post()
    try {
      return await put(row.id)
    } catch (problem) {
      if (!isNotThere(problem)) throw problem
      isGone.current = true
      throw new Problem(409, 'schedule.gone', GONE)
    }
  }
  return {
    others,
    save: (shown: Shown, ways: Ways) =>
      change(withIt({ ...shown, id: row?.id ?? '', version: '' }), () => send(ways), withIt),
  }
}

/** Somebody has taken these hours away. */
export function isNotThere(problem: unknown): boolean {
  return problem instanceof Problem && problem.errorMessage === 'schedule.not_found'
}

/** «18:00–02:00», «закрыто» */
export function rowWords(row: OwnScheduleWire): string {
  return row.closed ? 'закрыто' : hoursInWords(row)
}
