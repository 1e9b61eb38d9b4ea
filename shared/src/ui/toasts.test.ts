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

test('a message leaves by itself: a success soonest, a fault latest, what offers an action after ten seconds', () => {
  showToast('Миг')
  showToast('Сделано', { kind: 'success' })
  showToast('Удалено', { action: { label: 'Вернуть', onPress: () => {} } })
  const said = () => $toasts.get().map((toast) => toast.text)
  jest.advanceTimersByTime(60_000)
  expect(said()).toEqual(['Миг', 'Сделано', 'Удалено'])
  for (const toast of $toasts.get()) runOut(toast)
  jest.advanceTimersByTime(2999)
  expect(said()).toEqual(['Миг', 'Сделано', 'Удалено'])
  jest.advanceTimersByTime(1)
  expect(said()).toEqual(['Миг', 'Удалено'])
  jest.advanceTimersByTime(1000)
  expect(said()).toEqual(['Удалено'])
  jest.advanceTimersByTime(6000)
  expect(said()).toEqual([])
})

test('a fault is read for six seconds', () => {
  showToast('Не получилось', { kind: 'error' })
  for (const toast of $toasts.get()) runOut(toast)
  jest.advanceTimersByTime(5999)
  expect($toasts.get()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect($toasts.get()).toEqual([])
})
