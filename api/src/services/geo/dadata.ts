import type { Config } from '../../config'

export type OutsideHint = {
  city: string
  street: string
  street_with_type: string
  house: string
  lon: number
  lat: number
}
export type Fetch = (url: string, init: RequestInit) => Promise<Response>
/** Houses of the region for what a person typed; null when the service cannot be asked now. */
export type AddressHints = (query: string, asked: { city?: string; count: number }) => Promise<OutsideHint[] | null>

const TIMEOUT_MS = 2000
const KEEP_MS = 24 * 3_600_000
const KEEP_MOST = 5000

/** DaData's address hints, limited to the Sakhalin region and kept for a day. Null when no token is set. */
export function createAddressHints(config: Config['geo'], fetch: Fetch = globalThis.fetch): AddressHints | null {
  if (config.dadataToken === '') return null
  const kept = new Map<string, { until: number; hints: OutsideHint[] }>()
  return async (query, { city, count }) => {
    const key = `${count}|${city ?? ''}|${query.trim().toLowerCase()}`
    const known = kept.get(key)
    if (known && known.until > performance.now()) return known.hints
    const hints = await ask(config, fetch, query, city, count).catch(() => null)
    if (hints === null) return null
    if (kept.size >= KEEP_MOST) kept.delete(kept.keys().next().value ?? '')
    kept.set(key, { until: performance.now() + KEEP_MS, hints })
    return hints
  }
}

async function ask(config: Config['geo'], fetch: Fetch, query: string, city: string | undefined, count: number) {
  const response = await fetch(`${config.dadataUrl}/suggest/address`, {
    method: 'POST',
    headers: {
      authorization: `Token ${config.dadataToken}`,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    body: JSON.stringify({
      query,
      count,
      language: 'ru',
      locations: [city ? { region: 'Сахалинская', city } : { region: 'Сахалинская' }],
      from_bound: { value: 'street' },
      to_bound: { value: 'house' },
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) return null
  const body: unknown = await response.json()
  return listOf(fieldOf(body, 'suggestions')).flatMap((one) => readHint(fieldOf(one, 'data')))
}

/** Only whole houses with a place on the map are of use here. */
function readHint(data: unknown): OutsideHint[] {
  const text = (key: string) => String(fieldOf(data, key) ?? '')
  const [city, street, lon, lat] = [
    text('city') || text('settlement'),
    text('street'),
    +text('geo_lon'),
    +text('geo_lat'),
  ]
  const block = text('block') && `${text('block_type')}${text('block')}`
  const house = `${text('house')}${block}`
  if (!city || !street || !house || text('flat') || !lon || !lat) return []
  return [{ city, street, street_with_type: text('street_with_type') || street, house, lon, lat }]
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([name]) => name === key)?.[1]
}
