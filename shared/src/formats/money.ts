/** Rubles as people read them: «1 500 ₽», never broken across lines. Kopecks do not exist here. */
export function formatMoney(rubles: number): string {
  return `${formatNumber(rubles)}\u00A0₽`
}

/** «с 5 000 ₽», and «со 100 ₽» before what is read «сто». */
export function fromMoney(rubles: number): string {
  const isHundred = (value: number) => value >= 100 && value < 200
  return `${isHundred(rubles) || isHundred(rubles / 1000) ? 'со' : 'с'}\u00A0${formatMoney(rubles)}`
}

/** A whole number with its thousands apart: «12 500»; a minus is a real minus. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value)
  const digits = String(Math.abs(rounded)).replace(/\B(?=(\d{3})+$)/g, '\u00A0')
  return rounded < 0 ? `−${digits}` : digits
}
