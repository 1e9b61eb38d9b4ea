import { beforeEach, expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { MODALS } from './registry'
import { $isSignedIn, $modal, closeModal, modalClosed, openModal } from './store'

const close = () => Promise.resolve()

beforeEach(() => {
  $modal.set(null)
  $isSignedIn.set(false)
})

test('a guest who opens a kind that needs a person sees RequirementLogin', () => {
  openModal('DeleteAccount', { onConfirm: close })
  expect($modal.get()?.kind).toBe('RequirementLogin')
})

test('a signed-in person sees the kind itself', () => {
  $isSignedIn.set(true)
  openModal('DeleteAccount', { onConfirm: close })
  expect($modal.get()?.kind).toBe('DeleteAccount')
})

test('a confirmation says what each of its answers does', async () => {
  openModal('ClearBasket', { onConfirm: close })
  const drawn = await $modal.get()?.draw({ close })
  const buttons = [...renderToStaticMarkup(drawn).matchAll(/<button[^>]*>([^<]+)/g)].map(([, text]) => text)
  expect(buttons).toEqual(['Не\u00a0очищать', 'Очистить'])
})

test('closing settles only after the sheet is gone', async () => {
  openModal('DeliveryModal', {})
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
  expect([MODALS.ClearBasket, MODALS.CancelOrder, MODALS.DeliveryModal].map(({ size }) => size)).toEqual([
    'small-centre',
    'small-centre',
    'small-centre',
  ])
  expect([MODALS.DeliveryZones.size, MODALS.ProductFilters.size]).toEqual(['drawer', 'drawer'])
})

test('every registered kind loads', async () => {
  for (const { load } of Object.values(MODALS)) expect((await load()).default).toBeFunction()
})
