import { avitoFile, dealersCar, loadAdFile } from '../ad-files'
import { openBoard } from '../ads'
import type { Tried } from '../tried'

/** A file of ads that a person has sent. */
export const tried: Tried<'adImport'> = {
  rows: async (product, { customer }) => {
    const { city } = await openBoard(product)
    const { body } = await loadAdFile(product, customer.token, avitoFile(dealersCar(city.name)))
    return { adImport: body.id }
  },
  reach: {
    'GET /user/ad_imports/:id': { names: { id: 'adImport' } },
    'PUT /user/ad_imports/:id/apply': { names: { id: 'adImport' } },
    'PUT /user/ad_imports/:id/undo': { names: { id: 'adImport' } },
  },
}
