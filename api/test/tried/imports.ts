import { plannedImport } from '../imports'
import type { Acts, Stage, Tried } from '../tried'

/** A menu that comes as a file. */
export const tried: Tried<'menuImport'> = {
  rows: async (product, { kitchen }) => ({ menuImport: await plannedImport(product, kitchen) }),
  reach: {
    'GET /restaurant/:restaurantId/menu_import': { names: { restaurantId: 'restaurant' } },
    'POST /restaurant/:restaurantId/menu_import': { names: { restaurantId: 'restaurant' } },
    'GET /restaurant/:restaurantId/menu_import/export': { names: { restaurantId: 'restaurant' } },
    'GET /restaurant/:restaurantId/menu_import/example': { names: { restaurantId: 'restaurant' } },
    'GET /restaurant/:restaurantId/menu_import/:importId': {
      names: { restaurantId: 'restaurant', importId: 'menuImport' },
    },
    'PUT /restaurant/:restaurantId/menu_import/:importId/apply': {
      names: { restaurantId: 'restaurant', importId: 'menuImport' },
    },
    'PUT /restaurant/:restaurantId/menu_import/:importId/undo': {
      names: { restaurantId: 'restaurant', importId: 'menuImport' },
    },
  },
  acts,
}

function acts({ product, kitchen }: Stage): Acts {
  const { restaurant_id: restaurantId } = kitchen
  const planned = () => plannedImport(product, kitchen, menuOf(crypto.randomUUID()))
  return {
    'POST /restaurant/:restaurantId/menu_import': () => ({
      params: { restaurantId },
      body: menuFile('Борщ'),
      acts: ['menu_import.plan'],
    }),
    'PUT /restaurant/:restaurantId/menu_import/:importId/apply': async () => ({
      params: { restaurantId, importId: await planned() },
      acts: [
        ...['product_category.create', 'moderation.submit', 'product.create', 'moderation.submit'],
        'menu_import.apply',
      ],
    }),
    'PUT /restaurant/:restaurantId/menu_import/:importId/undo': async () => {
      const importId = await planned()
      const path = `/api/restaurant/${restaurantId}/menu_import/${importId}/apply`
      await product.call('PUT', path, { token: kitchen.owner.token })
      return { params: { restaurantId, importId }, acts: ['menu_import.undo'] }
    },
  }
}

/** A dish in a category that is new. */
const menuOf = (name: string) => `Категория;Название;Цена;Вес\n${name};${name};300;300`

function menuFile(name: string) {
  const form = new FormData()
  form.append('files', new File([menuOf(name)], 'menu.csv'))
  return form
}
