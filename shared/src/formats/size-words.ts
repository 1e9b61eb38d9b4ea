const UNITS = ['КБ', 'МБ', 'ГБ', 'ТБ'] as const
const STEP = 1024

/** «340 МБ», «1,2 ГБ» */
export function sizeWords(bytes: number): string {
  const place = Math.min(Math.max(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)), 1), UNITS.length)
  const size = bytes / STEP ** place
  const said = size < 10 ? Math.round(size * 10) / 10 : Math.round(size)
  return `${said.toLocaleString('ru-RU')}\u00A0${UNITS[place - 1]}`
}
