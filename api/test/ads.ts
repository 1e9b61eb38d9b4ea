import type { AdField } from '@ostrov/shared/ads/section'
import { isPlaced, type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { CatalogueEntry } from '../src/modules/catalogues/catalogue-entry'
import { City } from '../src/modules/geo/city'
import { administrator, signIn } from './people'
import type { Product } from './product'

const ENTRIES = [
  { catalogue: 'car_mark', slug: 'toyota', name: 'Toyota', parent: null },
  { catalogue: 'car_model', slug: 'toyota-prius', name: 'Prius', parent: 'toyota' },
  { catalogue: 'car_model', slug: 'toyota-vitz', name: 'Vitz', parent: 'toyota' },
  { catalogue: 'car_mark', slug: 'nissan', name: 'Nissan', parent: null },
  { catalogue: 'car_model', slug: 'nissan-leaf', name: 'Leaf', parent: 'nissan' },
  { catalogue: 'specialization', slug: 'cooking', name: 'Кухня', parent: null },
  { catalogue: 'specialization', slug: 'cook', name: 'Повар', parent: 'cooking' },
  { catalogue: 'goods_category', slug: 'prams', name: 'Коляски', parent: null },
] as const

const WORK = {
  specialization: 'cook',
  work_experience: 'none',
  education: 'any',
  type_employment: 'full',
  schedule: 'two_two',
}

/** What forms of sections hold that reads like somebody's; the rest is the first that a field takes. */
const OWN: Partial<Record<SectionName, object>> = {
  vacancies: {
    title: 'Повар в\u00A0столовую',
    company: 'Столовая',
    organization_id: null,
    salary_from: 80_000,
    salary_to: 110_000,
    salary_kind: 'net',
    ...WORK,
  },
  resumes: { title: 'Повар', price: 90_000, ...WORK },
  cars: {
    ...{ mark: 'toyota', model: 'toyota-prius', generation: null, year: 2012, mileage: 142_000, wheel: 'right' },
    ...{
      engine: 'hybrid',
      volume: 1797,
      power: 99,
      gearbox: 'cvt',
      drive: 'front',
      body: 'hatchback',
      colour: 'white',
    },
    ...{ owners: 'two', documents: 'good', condition: 'good', customs: 'cleared', price: 1_260_000 },
  },
  estate: {
    ...{
      title: 'Двушка в\u00A0центре',
      deal: 'rent',
      kind: 'flat',
      rooms: 2,
      area: 54,
      floor: 3,
      floors: 5,
      land_area: null,
    },
    ...{ built_year: 1985, price: 45_000, deposit: 45_000, children: true, animals: false },
  },
  sales: { title: 'Коляска', category: 'prams', condition: 'good', price: 9000, exchange: false, delivery: true },
}

/** The first value that a field takes. */
function firstOf({ kind, label, choices, min = 0, required }: AdField): string | number | boolean | null {
  if (kind === 'flag') return false
  if (required === undefined) return null
  if (choices) return Object.keys(choices)[0] ?? null
  return kind === 'number' || kind === 'money' ? Math.max(min, 1) : label
}

/** A town and catalogues to write ads of, a person who writes and a moderator who looks. */
export async function openBoard(product: Product) {
  const em = product.em()
  const ids = new Map<string, string>()
  for (const { parent, ...entry } of ENTRIES) {
    // Several tests open boards of one product at the same moment.
    const row = { ...entry, parent_id: parent && (ids.get(parent) ?? null) }
    await em.upsert(CatalogueEntry, row, { onConflictFields: ['slug'], onConflictAction: 'ignore' })
    const made = await em.findOneOrFail(CatalogueEntry, { slug: entry.slug })
    ids.set(entry.slug, made.id)
  }
  const name = `Город ${crypto.randomUUID().slice(0, 8)}`
  const coordinates = { type: 'Point' as const, coordinates: [142.7, 46.9] as [number, number] }
  const city = em.create(City, { name, slug: `town-${crypto.randomUUID().slice(0, 8)}`, coordinates })
  await em.flush()
  const anna = await signIn(product)
  const moderator = await administrator(product, undefined, 'moderator')

  const filled = (section: SectionName, more: object = {}) => ({
    ...Object.fromEntries(Object.entries(sectionOf(section).fields).map(([name, field]) => [name, firstOf(field)])),
    ...OWN[section],
    ...{ description: 'В\u00A0хорошем состоянии', image_ids: [], city_id: city.id, address: null },
    ...(isPlaced(section) && { address: 'Портовая, 4', point: null, is_approximate: false }),
    ...{ contact_name: 'Анна', contact_phone: '79241234567', ...more },
  })
  const write = (section: SectionName, more: object = {}, { token } = anna) =>
    product.call('POST', `/api/user/ads/${section}`, { token, body: { ...filled(section, more), is_another: true } })
  const waiting = async (id: string) => {
    const { items } = (await product.call('GET', '/api/admin/moderation?kind=ad&limit=100', { token: moderator.token }))
      .body
    return items.find(({ row_id }: { row_id: string }) => row_id === id)
  }
  const decide = async (id: string, word: object = { status: 'approved' }) => {
    const { id: revision, version } = await waiting(id)
    const body = { version, ...word }
    return product.call('PUT', `/api/admin/moderation/${revision}`, { token: moderator.token, body })
  }
  /** One that everybody sees. */
  const publish = async (section: SectionName, more: object = {}, author = anna) => {
    const { body } = await write(section, more, author)
    await decide(body.id)
    return body
  }
  return { anna, moderator, city, filled, write, waiting, decide, publish }
}
