/** A day as one types it, filled as far as one has: «22.11.2026». */
export function maskDay(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.')
}

/** The typed day as it is sent, «2026-11-22»; one that is not whole stays as it is. */
export function dayOf(typed: string): string {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(typed) ?? []
  return year ? `${year}-${month}-${day}` : typed
}

/** A day as its field shows it. */
export function shownDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  return year ? `${date}.${month}.${year}` : day
}

/** A time as one types it: «19:30». */
export function maskTime(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4)
  return [digits.slice(0, 2), digits.slice(2)].filter(Boolean).join(':')
}
