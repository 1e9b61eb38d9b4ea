import type { SearchResultWire } from '@ostrov/shared/search/schema'

export type Wanted = { query: string; demands: readonly string[] }

/** The lines of a list of searches, whose demands are parted by `by`. */
export function wantedOf(list: string, by = ', '): Wanted[] {
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [queries = '', demands = ''] = line.split(': ')
      return queries.split(' | ').map((query) => ({ query, demands: demands.split(by) }))
    })
}

/** Which demands an answer leaves open. */
export function leftOpen({ demands }: Wanted, found: SearchResultWire): string[] {
  return demands.filter((demand) => {
    const [, kind = '', name = ''] = /^(\S+) ?(.*)$/.exec(demand) ?? []
    return !holds(kind, name, found)
  })
}

function holds(
  kind: string,
  name: string,
  { kitchens, categories, restaurants, products, total, instead }: SearchResultWire,
) {
  if (kind === 'nothing') return total === 0
  if (kind === 'instead') return instead.some((one) => one.name.startsWith(name))
  if (kind === 'K') return kitchens.some((one) => one.name === name)
  if (kind === 'C') return categories.some((one) => one.label === name)
  const first = Number(kind.slice(1))
  if (kind.startsWith('R')) return restaurants.slice(0, first).some(({ title }) => title === name)
  return products.slice(0, first).some((one) => one.name.includes(name))
}
