import { expect, test } from 'bun:test'
import { DECISIONS, moderationRefusal } from './rules'
import { MODERATION_STATUSES } from './statuses'

test('only what is pending can be decided', () => {
  const decidable = MODERATION_STATUSES.filter(
    (from) => moderationRefusal({ from, to: 'approved', by: 'moderator' }) === null,
  )
  expect(decidable).toEqual(['pending'])
})

test('an author decides nothing', () => {
  for (const to of DECISIONS)
    expect(moderationRefusal({ from: 'pending', to, by: 'author', reason: 'Так' })).toBe('moderation.decided')
})

test('what is returned or rejected is told why', () => {
  for (const to of ['needs_work', 'rejected'] as const) {
    expect(moderationRefusal({ from: 'pending', to, by: 'moderator', reason: '  ' })).toBe('moderation.reason_required')
    expect(moderationRefusal({ from: 'pending', to, by: 'moderator', reason: 'Фото чужое' })).toBeNull()
  }
})
