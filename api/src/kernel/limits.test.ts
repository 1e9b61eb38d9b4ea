import { expect, test } from 'bun:test'
import { openProduct } from '../../test/product'
import { createLimits } from './limits'

const product = await openProduct()
const limits = createLimits(product.deps)
const { points } = product.config.limits.support

test('a count that was begun before the clock was set back holds nobody for longer than counts do', async () => {
  await limits.consume('support', 'anna', points)
  expect(await limits.consume('support', 'anna').catch((refusal: Error) => refusal.name)).toBe('Refusal')
  await product.pool.query('update limits.hit set expire = expire + 3600000')
  // As another process finds it, which has refused nobody from memory.
  const other = createLimits({ ...product.deps })
  await other.demandRoom('support', 'anna')
  expect(await other.consume('support', 'anna')).toBe(1)
})
