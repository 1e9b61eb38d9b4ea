import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { shareOut } from './share-out'

test('what is shared out is shared whole, and nobody is a ruble off their weight', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(100_000), { minLength: 1, maxLength: 21 }), (sum, weights) => {
      const shares = shareOut(sum, weights)
      expect(shares.reduce((total, share) => total + share, 0)).toBe(sum)
      const all = weights.reduce((total, weight) => total + weight, 0)
      for (const [at, share] of shares.entries()) {
        const fair = all > 0 ? (sum * (weights[at] ?? 0)) / all : sum / weights.length
        expect(Math.abs(share - fair)).toBeLessThan(1)
      }
    }),
  )
})
