/** The Russian form a number asks for: plural(2, 'блюдо', 'блюда', 'блюд') is «блюда». */
export function plural(count: number, one: string, few: string, many: string): string {
  const tens = Math.abs(count) % 100
  const units = tens % 10
  if (tens > 10 && tens < 20) return many
  if (units === 1) return one
  return units >= 2 && units <= 4 ? few : many
}

/** The number with its word, kept on one line: «5 блюд». */
export function countOf(count: number, one: string, few: string, many: string): string {
  return `${count}\u00A0${plural(count, one, few, many)}`
}
