import { afterAll, beforeEach, expect, jest, test } from 'bun:test'
import { $toasts, dismissToast, runOut, showToast } from './toasts'

jest.useFakeTimers()
afterAll(() => void jest.useRealTimers())
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

test('a message leaves by itself five seconds after it is on the screen, one with an action after ten', () => {
  showToast('Миг')
  showToast('Удалено', { action: { label: 'Вернуть', onPress: () => {} } })
  jest.advanceTimersByTime(60_000)
  expect($toasts.get().map((toast) => toast.text)).toEqual(['Миг', 'Удалено'])
  for (const toast of $toasts.get()) runOut(toast)
  jest.advanceTimersByTime(4999)
  expect($toasts.get().map((toast) => toast.text)).toEqual(['Миг', 'Удалено'])
  jest.advanceTimersByTime(1)
  expect($toasts.get().map((toast) => toast.text)).toEqual(['Удалено'])
  jest.advanceTimersByTime(5000)
  expect($toasts.get()).toEqual([])
})
