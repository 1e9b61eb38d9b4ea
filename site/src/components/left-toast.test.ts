import { afterAll, expect, test } from 'bun:test'
import { $toasts } from '@ostrov/shared/ui/toasts'
import { showLeftToast, showToastOnNextPage } from './left-toast'

const kept = new Map<string, string>()
Object.assign(globalThis, {
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
})
afterAll(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'))

test('what the page before has left is shown once', () => {
  kept.set('ostrov_toast', 'success Адрес добавлен')
  showLeftToast()
  showLeftToast()
  expect($toasts.get().map(({ text, kind }) => `${kind} ${text}`)).toEqual(['success Адрес добавлен'])
})

test('a page that is being left keeps its message for the next one', () => {
  $toasts.set([])
  showToastOnNextPage('Сперва адрес')
  showLeftToast()
  expect($toasts.get()).toEqual([])
  expect(kept.get('ostrov_toast')).toBe('info Сперва адрес')
})
