import { beforeEach, expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { CLEAR_BASKET } from '../checkout/modals'
import { CANCEL_ORDER } from '../orders/modals'
import { DELETE_ACCOUNT } from '../profile/modals'
import { DELIVERY_MODAL, DELIVERY_ZONES, PRODUCT_FILTERS } from '../restaurants/modals'
import type { ModalKind } from './kind'
import { $isSignedIn, $modal, closeModal, modalClosed, openModal, opensElsewhere } from './store'

const close = () => Promise.resolve()

beforeEach(() => {
  $modal.set(null)
  $isSignedIn.set(false)
})

test('a guest who opens a kind that needs a person sees RequirementLogin', () => {
  openModal(DELETE_ACCOUNT, { onConfirm: close })
  expect($modal.get()?.name).toBe('RequirementLogin')
})

test('so it is with every kind that needs a person, whoever declares it', async () => {
  const kinds = (await everyKind()).filter(({ needs_login }) => needs_login)
  expect(kinds.length).toBeGreaterThan(6)
  for (const kind of kinds) {
    $modal.set(null)
    openModal(kind, {})
    expect($modal.get()?.name).toBe('RequirementLogin')
  }
})

test('a signed-in person sees the kind itself', () => {
  $isSignedIn.set(true)
  openModal(DELETE_ACCOUNT, { onConfirm: close })
  expect($modal.get()?.name).toBe('DeleteAccount')
})

test('a confirmation says what each of its answers does', async () => {
  openModal(CLEAR_BASKET, { onConfirm: close })
  const drawn = await $modal.get()?.draw({ close })
  const buttons = [...renderToStaticMarkup(drawn).matchAll(/<button[^>]*>([^<]+)/g)].map(([, text]) => text)
  expect(buttons).toEqual(['Не\u00a0очищать', 'Очистить'])
})

test('closing settles only after the sheet is gone', async () => {
  openModal(DELIVERY_MODAL, {})
  let settled = false
  const closing = closeModal().then(() => {
    settled = true
  })
  await Promise.resolve()
  expect(settled).toBe(false)
  modalClosed()
  await closing
  expect($modal.get()).toBeNull()
})

test('the small questions stand in the centre and the lists are drawers', () => {
  expect([CLEAR_BASKET, CANCEL_ORDER, DELIVERY_MODAL].map(({ size }) => size)).toEqual([
    'small-centre',
    'small-centre',
    'small-centre',
  ])
  expect([DELIVERY_ZONES.size, PRODUCT_FILTERS.size]).toEqual(['drawer', 'drawer'])
})

test('every kind that a feature declares loads, under a name of its own', async () => {
  const kinds = await everyKind()
  expect(kinds.length).toBeGreaterThan(10)
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length)
  for (const { load } of kinds) expect((await load()).default).toBeFunction()
})

test('a link pressed with a key held opens elsewhere, and no dialog in its place', () => {
  const held = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
  expect(opensElsewhere(held)).toBe(false)
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(opensElsewhere({ ...held, [key]: true })).toBe(true)
})

async function everyKind(): Promise<ModalKind<object>[]> {
  const files = [...new Bun.Glob('*/modals.ts').scanSync(`${import.meta.dir}/..`)]
  return (await Promise.all(files.map((file) => import(`../${file}`)))).flatMap(Object.values)
}
