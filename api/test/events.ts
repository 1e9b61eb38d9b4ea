import type { Values } from '@ostrov/shared/forms/form'
import { anyCity, LENINA } from './kitchen'
import { administrator } from './people'
import type { Product } from './product'
import { richText } from './rich-text'

const HOUR_MS = 3_600_000
let made = 0

/** So many hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** A venue that lacks its town. */
export const goodVenue = (): Values => ({
  ...{ name: `Маяк ${++made}`, slug: `mayak-${made}`, rubric: 'club', city_id: null, address: 'Горького, 7' },
  ...{ point: LENINA, halls: 'Большой зал\nМалый зал', description: 'Зал с\u00A0видом', is_hidden: false },
  site_url: 'https://example.com/mayak',
})

export const goodEvent = (): Values => ({
  ...{ title: `Рояль и метель ${++made}`, slug: `royal-i-metel-${made}`, rubric: 'concert', age_mark: '6+' },
  ...{ lead: 'Зимние пьесы.', body: richText('Играют час двадцать.'), image_id: null, image_alt: null },
  ...{ organizer: 'Филармония', organizer_words: 'Вход со двора', refund_rule: 'До дня концерта', refund_hours: 24 },
  ...{ tickets_url: 'https://example.com/bilety', series: null, published_at: inHours(-1), is_hidden: false },
})

/** A session tomorrow. */
export const goodSession = (named: Values): Values => ({
  ...{ hall_id: null, hall: 'Большой зал', starts_at: inHours(24), ends_at: inHours(26), state: 'planned' },
  ...{ is_free: false, price_from: 300, price_to: 900, ...named },
})

const adding = (path: string) => async (product: Product, body: Values) => {
  const { token } = await administrator(product)
  const { status, body: row } = await product.call('POST', `/api/admin/${path}`, { token, body })
  if (status !== 200) throw new Error(JSON.stringify(row))
  return row
}
const [addVenue, addEvent, addSession] = [adding('venues'), adding('events'), adding('event_sessions')]

/** @returns its id */
export async function makeVenue(product: Product, fields: Values = {}): Promise<string> {
  const city_id = await anyCity(product.em())
  return (await addVenue(product, { ...goodVenue(), city_id, ...fields })).id
}

/** @returns its id */
export const makeEvent = async (product: Product, fields: Values = {}): Promise<string> =>
  (await addEvent(product, { ...goodEvent(), ...fields })).id

/** An event with a session, as editors see both. */
export async function makeConcert(product: Product, fields: { event?: Values; session?: Values; venue?: string } = {}) {
  const event = await addEvent(product, { ...goodEvent(), ...fields.event })
  const venue_id = fields.venue ?? (await makeVenue(product))
  const session = await addSession(product, goodSession({ event_id: event.id, venue_id, ...fields.session }))
  return { event, session, venue_id, number: Number(event.number) }
}

/** A further session of an event. */
export const makeSession = (product: Product, fields: Values) => addSession(product, goodSession(fields))
