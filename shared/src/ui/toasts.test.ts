import { beforeEach, expect, test } from 'bun:test'
import { $toasts, dismissToast, showToast } from './toasts'

beforeEach(() => $toasts.set([]))

test('the same words are on the screen once', () => {
  showToast('Текст скопирован')
  showToast('Текст скопирован')
  expect($toasts.get()).toHaveLength(1)
})

test('of many messages the last three stay', () => {
  for (const text of ['один', 'два', 'три', 'четыре']) showToast(text)
  expect($toasts.get().map((toast) => toast.text)).toEqual(['два', 'три', 'четыре'])
})

test('a message leaves by its number', () => {
  const id = showToast('Успешно', { kind: 'success' })
  showToast('Ещё')
  dismissToast(id)
  expect($toasts.get().map((toast) => toast.text)).toEqual(['Ещё'])
})

test('a message leaves by itself', async () => {
  showToast('Миг', { shownMs: 5 })
  await Bun.sleep(20)
  expect($toasts.get()).toEqual([])
})
