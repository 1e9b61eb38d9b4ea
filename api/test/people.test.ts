import { expect, test } from 'bun:test'
import { tokens } from '../src/http/access'
import { loadActor } from '../src/kernel/actors'
import { administrator, businessOwner, signIn } from './people'
import { openProduct } from './product'

const product = await openProduct()

test('each kind of person gets a token that names a living session of that kind', async () => {
  const people = [await signIn(product), await businessOwner(product), await administrator(product)]
  const kinds: unknown[] = []
  for (const { token } of people) {
    const claims = await tokens(product.deps).decorator.tokens.verify(token)
    if (!claims || typeof claims.sid !== 'string') throw new Error('the token does not verify')
    const actor = await loadActor(
      product.deps.shared,
      { sub: '', kind: 'customer', sid: claims.sid },
      product.clock.now,
    )
    kinds.push(actor?.kind)
  }
  expect(kinds).toEqual(['customer', 'business', 'admin'])
})
