import type { Values } from '@ostrov/shared/forms/form'
import type { Acts, Fixture, Forms, Stage } from './fixtures'
import { administrator } from './people'
import type { Product } from './product'
import { ADMINISTRATORS, FILTER } from './reach/entry'

export type Verb = 'one' | 'create' | 'change' | 'place' | 'many' | 'remove'
/** A record as the tests try it: where its calls stand, which it has, and a row that may be written. */
export type Sample = {
  noun: string
  path: string
  verbs: readonly Verb[]
  /** The name of its form's table; without it nothing of a row is written. */
  form?: string
  /** A row that may be written; no two calls make the same. */
  good: () => Values
  /** Rows that it must name, by its fields. */
  named?: (product: Product) => Promise<Values>
  /** Of a record that nobody adds: a row that was there. @returns its id */
  there?: (product: Product) => Promise<string>
  /** What may change of it at any time. */
  change: Values
  /** Parameters of its list that name a row. */
  filters?: readonly string[]
  optional?: Readonly<Record<string, string>>
}

/** All that reach, audit and forms ask of a record. */
export function recordFixture(samples: readonly Sample[]): Fixture {
  return {
    reach: Object.fromEntries(samples.flatMap(reachOf)),
    acts: (stage) => Object.assign({}, ...samples.map((sample) => actsOf(stage, sample))),
    forms: async (stage) => Object.assign({}, ...(await Promise.all(samples.map((sample) => formsOf(stage, sample))))),
  }
}

/** A row of the record, made by its own call. @returns its id */
export async function makeRecord(product: Product, sample: Sample): Promise<string> {
  if (sample.there) return sample.there(product)
  const { token } = await administrator(product)
  return (await product.call('POST', `/api${sample.path}`, { token, body: await goodOf(product, sample) })).body.id
}

/** A row that may be written, with the rows that it must name. */
const goodOf = async (product: Product, { good, named }: Sample) => ({ ...good(), ...(await named?.(product)) })

/** A row as somebody has looked at it. */
async function seenRecord(product: Product, sample: Sample) {
  const { token } = await administrator(product)
  const { body } = await product.call('GET', `/api${sample.path}/${await makeRecord(product, sample)}`, { token })
  return { id: String(body.id), version: String(body.version) }
}

function reachOf(sample: Sample) {
  const { path, verbs, good, change, filters = [] } = sample
  const named = Object.keys(good()).filter((name) => /_ids?$/.test(name))
  const names = Object.fromEntries(named.map((name) => [name, { why: ADMINISTRATORS.why }]))
  const fresh = async (product: Product) => ({ id: await makeRecord(product, sample) })
  const entry = { names: { id: { why: ADMINISTRATORS.why } }, fresh }
  const asked = { names: Object.fromEntries(filters.map((name) => [name, FILTER])) }
  return [
    ...(filters.length > 0
      ? [
          ...[path, `${path}/facets`].map((list) => [`GET ${list}`, asked]),
          [`GET ${path}/export`, { ...asked, query: { format: 'csv' } }],
        ]
      : []),
    ...(verbs.includes('one')
      ? [
          [`GET ${path}/:id`, entry],
          [`GET ${path}/:id/log`, entry],
        ]
      : []),
    ...(verbs.includes('create') && named.length > 0 ? [[`POST ${path}`, { names }]] : []),
    ...(verbs.includes('change')
      ? [[`PUT ${path}/:id`, { ...entry, names: { ...entry.names, ...names }, body: () => change }]]
      : []),
    ...(verbs.includes('many') ? [[`PUT ${path}/many`, { names: entry.names }]] : []),
    ...(verbs.includes('place')
      ? [
          [
            `PUT ${path}/:id/place`,
            {
              ...entry,
              names: { ...entry.names, after_id: { why: ADMINISTRATORS.why } },
              body: () => ({ after_id: null }),
            },
          ],
        ]
      : []),
    ...(verbs.includes('remove') ? [[`DELETE ${path}/:id`, entry]] : []),
  ]
}

function actsOf({ product }: Stage, sample: Sample): Acts {
  const { noun, path, verbs, change } = sample
  const params = async () => ({ id: await makeRecord(product, sample) })
  return {
    ...(verbs.includes('create') && {
      [`POST ${path}`]: async () => ({ body: await goodOf(product, sample), acts: [`${noun}.create`] }),
    }),
    ...(verbs.includes('change') && {
      [`PUT ${path}/:id`]: async () => ({ params: await params(), body: change, acts: [`${noun}.change`] }),
    }),
    ...(verbs.includes('many') && {
      [`PUT ${path}/many`]: async () => ({
        body: { rows: [{ ...(await seenRecord(product, sample)), ...change }] },
        acts: [`${noun}.change`],
      }),
    }),
    ...(verbs.includes('place') && {
      [`PUT ${path}/:id/place`]: async () => {
        const { id } = await params()
        const after_id = await makeRecord(product, sample)
        return { params: { id }, body: { after_id }, acts: [`${noun}.change`] }
      },
    }),
    ...(verbs.includes('remove') && {
      [`DELETE ${path}/:id`]: async () => ({ params: await params(), acts: [`${noun}.delete`] }),
    }),
  }
}

async function formsOf({ product }: Stage, sample: Sample): Promise<Forms> {
  const { form, path, verbs, optional = {} } = sample
  if (form === undefined) return {}
  const { token } = await administrator(product)
  const id = verbs.includes('create') ? null : await makeRecord(product, sample)
  return {
    [form]: {
      good: await goodOf(product, sample),
      request: (values) => [id === null ? 'POST' : 'PUT', `/api${path}${id === null ? '' : `/${id}`}`, values, token],
      optional,
    },
  }
}
