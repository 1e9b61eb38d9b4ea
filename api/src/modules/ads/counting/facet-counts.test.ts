import { expect, test } from 'bun:test'
import { AD_LISTS, filtersOf, REGION } from '@ostrov/shared/ads/lists'
import { bucketsOf } from '@ostrov/shared/lists/histogram'
import { COUNTED } from '@ostrov/shared/lists/table'
import { dropAd, emptyAds, putAds } from './ad-table'
import { emptyRows } from './column-store'
import { countFacets, type Demand, type Facet } from './facet-counts'

type Ad = { until: number; said: Readonly<Record<string, string>> }

/** A step that is the same in every run. */
let seed = 20_261_127
const random = (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return Math.floor((seed / 2_147_483_647) * below)
}

const COLUMNS = [...emptyRows('cars').columns]
const MODELS: Readonly<Record<string, readonly string[]>> = { toyota: ['prius', 'vitz'], nissan: ['leaf', 'note'] }

function randomAd(now: number): Ad {
  const mark = Object.keys(MODELS)[random(2)] ?? ''
  const said = COLUMNS.map(([name, column]): [string, string] => {
    const filter = AD_LISTS.cars.filters[name]
    if (column.column === 'mark') return ['mark', mark]
    if (column.column === 'model') return ['model', MODELS[mark]?.[random(2)] ?? '']
    if (name === REGION) return ['city_id', `town${random(4)}`]
    if (column.kind === 'wholes') {
      const { min, max } = column.filter
      return [column.column, random(8) === 0 ? '' : String(min + random(Math.min(max - min, 3_000_000) + 1))]
    }
    const options = filter && 'options' in filter ? Object.keys(filter.options) : ['true', 'false']
    return [column.column, options[random(options.length)] ?? '']
  })
  return { until: now + random(1000) - 100, said: Object.fromEntries(said) }
}

const DEMANDS: ReadonlyMap<string, Demand>[] = [
  new Map(),
  new Map([['wheelCheckbox', { words: ['right'] }]]),
  new Map<string, Demand>([
    ['wheelCheckbox', { words: ['right'] }],
    ['driveCheckbox', { words: ['full', 'front'] }],
    ['price', { range: { from: 500_000, to: 2_000_000 } }],
  ]),
  new Map<string, Demand>([
    ['markCheckbox', { words: ['toyota', 'nissan'] }],
    ['modelCheckbox', { words: ['prius'], beside: { name: 'markCheckbox', around: ['toyota'] } }],
    ['mileage', { range: { from: undefined, to: 900_000 } }],
  ]),
  new Map<string, Demand>([
    ['', { numbers: Array.from({ length: 500 }, (_, at) => at * 3) }],
    [REGION, { words: ['town1', 'nowhere'] }],
  ]),
]
const FACETS = filtersOf('cars')
  .map(({ parameter }) => parameter)
  .concat(REGION)
  .map((name): Facet => {
    const filter = AD_LISTS.cars.filters[name]
    const known = filter && 'options' in filter ? Object.keys(filter.options) : null
    return { name, known, chosen: [], without: name === 'markCheckbox' ? [name, 'modelCheckbox'] : [name] }
  })

/** The same, one ad after another. */
function recounted(ads: ReadonlyMap<number, Ad>, demands: ReadonlyMap<string, Demand>, now: number) {
  const columnOf = new Map(COLUMNS)
  const saidOf = ({ said }: Ad, name: string) => said[columnOf.get(name)?.column ?? ''] ?? ''
  const meets = (number: number, ad: Ad, name: string, demand: Demand) => {
    if ('numbers' in demand) return demand.numbers.includes(number)
    const said = saidOf(ad, name)
    if ('range' in demand) {
      const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = demand.range
      return said !== '' && Number(said) >= from && Number(said) <= to
    }
    return (
      demand.words.includes(said) || (demand.beside && !demand.beside.around.includes(saidOf(ad, demand.beside.name)))
    )
  }
  return Object.fromEntries(
    FACETS.map(({ name, without }) => {
      const left = [...ads].filter(
        ([number, ad]) =>
          ad.until > now && [...demands].every(([of, demand]) => without.includes(of) || meets(number, ad, of, demand)),
      )
      const said = left.map(([, ad]) => saidOf(ad, name)).filter((one) => one !== '')
      const filter = AD_LISTS.cars.filters[name]
      if (filter?.kind !== 'range') return [name, counted(said)]
      const numbers = said.map(Number)
      const reach = numbers.length > 0 ? { from: Math.min(...numbers), to: Math.max(...numbers) } : {}
      const pieces = numbers.flatMap((number) => {
        const piece = bucketsOf(filter).find(({ from, to }) => number >= from && number <= to)
        return piece ? [`${piece.from},${piece.to}`] : []
      })
      return [name, { ...reach, ...counted(pieces) }]
    }),
  )
}

const counted = (said: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(said, (one) => one)].map(([one, all]) => [one, Math.min(all.length, COUNTED + 1)]))

test('after ten thousand random edits the counts are those of a full recount', () => {
  const [kept, ads] = [emptyAds(), new Map<number, Ad>()]
  for (let edit = 1; edit <= 10_000; edit++) {
    const now = edit
    const number = random(3) === 0 ? 1 + random(3000) : 1 + random(60_000)
    dropAd(kept, number)
    ads.delete(number)
    if (random(5) > 0) {
      const ad = randomAd(now)
      ads.set(number, ad)
      putAds(kept, pieceOf(number, ad), now)
    }
    if (edit % 1000 > 0) continue
    for (const demands of DEMANDS) {
      const rowOf = (one: number) => (kept.rowOf[one] ?? 0) - 1
      const counts = countFacets(kept.sections.cars, { demands, facets: FACETS, now, rowOf })
      expect(Object.keys(counts)).toHaveLength(FACETS.length)
      expect(counts).toEqual(recounted(ads, demands, now))
    }
  }
  expect([...ads.values()].filter(({ until }) => until > 10_000).length).toBeGreaterThan(200)
  // What had run out made room, so ten thousand edits did not need ten thousand rows.
  expect(kept.sections.cars.size).toBeLessThan(3000)
})

test('of unknown words those chosen and the most frequent are counted, two hundred at most', () => {
  const kept = emptyAds()
  for (let number = 1; number <= 900; number++)
    putAds(
      kept,
      pieceOf(number, { until: 2, said: { city_id: `town${number % 300}`.padEnd(9, number % 2 ? 'a' : 'b') } }),
      1,
    )
  putAds(kept, pieceOf(901, { until: 2, said: { city_id: 'often' } }), 1)
  for (let number = 902; number <= 920; number++)
    putAds(kept, pieceOf(number, { until: 2, said: { city_id: 'often' } }), 1)
  putAds(kept, pieceOf(921, { until: 2, said: { city_id: 'zz' } }), 1)
  const facets: Facet[] = [{ name: REGION, known: null, chosen: ['zz'], without: [REGION] }]
  const counts = countFacets(kept.sections.cars, { demands: new Map(), facets, now: 1, rowOf: () => -1 })[REGION] ?? {}
  expect(Object.keys(counts)).toHaveLength(200)
  expect([counts.often, counts.zz]).toEqual([20, 1])
})

const pieceOf = (number: number, { until, said }: Ad) => ({
  ...{ numbers: [number], sections: ['cars'], until: [until] },
  columns: new Map(Object.entries(said).map(([name, text]) => [name, [text]])),
})
