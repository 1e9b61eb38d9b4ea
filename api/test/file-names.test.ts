import { expect, test } from 'bun:test'
import { openKitchen } from './orders'
import { administrator, signIn } from './people'
import { openProduct } from './product'
import { hasFiles, routesOf, send } from './routes'

test.each(['', ' ', '\0', 'a\0b.csv', '../../a\0.png', '../../меню.csv', 'я'.repeat(3_000)])(
  'a file called %j is answered at every door that takes files',
  async (name) => {
    const product = await openProduct()
    const kitchen = await openKitchen(product)
    const tokens: Record<string, string> = {
      customer: (await signIn(product)).token,
      business: kitchen.owner.token,
      admin: (await administrator(product)).token,
    }
    const taking = routesOf(product).filter(({ body }) => hasFiles(body))
    expect(taking.length).toBeGreaterThan(3)
    for (const route of taking) {
      const form = new FormData()
      form.append('files', new File(['Категория,Название,Цена\nСупы,Борщ,300\n'], name, { type: 'text/csv' }))
      const params = { restaurantId: kitchen.restaurant_id }
      const { status } = await send(product, route, { token: tokens[route.audience], params, body: form })
      expect([route.path, status]).toEqual([route.path, route.path.endsWith('menu_import') ? 200 : 422])
    }
  },
)
