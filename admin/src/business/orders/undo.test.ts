import { expect, test } from 'bun:test'
import { $undoable, forgetUndo, offerUndo, secondsLeft } from './undo'

const update = {
  event_id: 7,
  order_id: 12180,
  order_uuid: '018f0000-0000-7000-8000-000000000000',
  restaurant_id: 'storm',
  status: 'CONFIRMED' as const,
  created_at: '2026-11-21T08:00:00Z',
}

test('the offer counts from the press, so an answer that was late leaves less than five seconds', () => {
  offerUndo({ status: 'CONFIRMATION_PENDING' }, update, Date.now() - 2_000)
  const [step] = $undoable.get()
  expect(step && secondsLeft(step, Date.now())).toBe(3)
  forgetUndo(7)
  expect($undoable.get()).toEqual([])
})

test('what is answered after the window, or cannot be taken back at all, is not offered', () => {
  offerUndo({ status: 'CONFIRMATION_PENDING' }, update, Date.now() - 6_000)
  offerUndo({ status: 'CONFIRMED' }, { ...update, status: 'CANCELLED_BY_RESTAURANT' }, Date.now())
  expect($undoable.get()).toEqual([])
})
