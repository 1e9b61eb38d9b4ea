import type { Values } from '@ostrov/shared/forms/form'
import { tableOf } from '@ostrov/shared/wire/names'
import type { Fixture } from './fixtures'
import { openTown } from './organizations'
import { signIn } from './people'
import type { Product } from './product'
import { CITY, NOBODYS } from './reach/entry'
import type { Rows } from './reach/world'

/** A customer's own side of a noun as the tests try it: where its calls stand, and a row that may be written in a town. */
type OwnSample<Noun extends string> = {
  noun: Noun
  path: string
  /** The name of its form's table. */
  form: string
  good: (city_id: string) => Values
}

/** All that reach and forms ask of what a customer adds, reads, changes and removes. */
export function ownFixture<const Noun extends string>({ noun, path, form, good }: OwnSample<Noun>) {
  const towns = new WeakMap<object, string>()
  const photos = Object.hasOwn(good(NOBODYS), 'image_ids')
  const named = { city_id: CITY, ...(photos && { image_ids: 'photo' as const }) }
  const body = ({ image_ids }: Values, { kitchen }: Rows) => ({
    ...good(towns.get(kitchen) ?? NOBODYS),
    ...(photos && { image_ids: [image_ids] }),
    version: '',
  })
  const add = async (product: Product, { customer, kitchen }: Rows): Promise<string> => {
    const written = { token: customer.token, body: good(towns.get(kitchen) ?? NOBODYS) }
    return (await product.call('POST', `/api${path}`, written)).body.id
  }
  return {
    rows: async (product, mine) => {
      towns.set(mine.kitchen, (await openTown(product)).city.id)
      const id = await add(product, mine)
      return tableOf([noun], () => id)
    },
    reach: {
      [`POST ${path}`]: { names: named, body },
      [`GET ${path}/:id`]: { names: { id: noun } },
      [`PUT ${path}/:id`]: { names: { id: noun, ...named }, body },
      [`DELETE ${path}/:id`]: {
        names: { id: noun },
        fresh: async (product, mine) => ({ id: await add(product, mine) }),
      },
    },
    forms: async ({ product }) => {
      const { city } = await openTown(product)
      const { token } = await signIn(product)
      return { [form]: { good: good(city.id), request: (values) => ['POST', `/api${path}`, values, token] } }
    },
  } satisfies Required<Omit<Fixture<Noun>, 'acts'>>
}
