import { expect, test } from 'bun:test'
import { isDirty, settled } from '@ostrov/shared/forms/filling'
import { Problem } from '@ostrov/shared/wire/answers'
import { type Known, type Meanwhile, saveMerged } from './save-merged'

type Dish = { name: string; price: string }
type Screen = {
  now: Dish
  saved: Dish
  sent: readonly string[]
  told: readonly string[]
  asked: Meanwhile<Dish> | null
  /** The next answer does not come back. */
  loses: boolean
}

const SOUP: Dish = { name: 'Уха', price: '450' }

/** A form that stays open over a server that refuses what was not looked at, and keeps no spaces around a name. */
function openForm() {
  const server: { row: Dish; version: number } = { row: SOUP, version: 1 }
  const known = (): Known<Dish> => ({ version: String(server.version), values: server.row })
  const write = (change: Partial<Dish>) => {
    const { name, price } = { ...server.row, ...change }
    server.row = { name: name.trim(), price }
    server.version++
  }
  const screen: Screen = { now: SOUP, saved: SOUP, sent: [], told: [], asked: null, loses: false }
  const began: { current: Known<Dish> | null } = { current: known() }
  const merging = {
    present: known,
    send: async (
      values: Dish,
      { changed, version }: { changed: readonly (keyof Dish)[]; version: string | undefined },
    ) => {
      screen.sent = changed
      if (changed.length === 0) return null
      if (version !== String(server.version)) throw new Problem(409, 'dish.changed', '')
      write(Object.fromEntries(changed.map((name) => [name, values[name]])))
      if (screen.loses) throw new Problem(0, 'network', 'Нет связи')
      return known()
    },
    learn: (answer: Known<Dish> | null) => answer,
  }
  const editing = {
    began,
    initial: SOUP,
    attempt: () => ({ 'idempotency-key': 'one' }),
    show: (now: Dish) => Object.assign(screen, { now }),
    ask: (asked: Meanwhile<Dish> | null) => Object.assign(screen, { asked }),
    tell: (told: readonly string[]) => Object.assign(screen, { told }),
  }
  const save = async () => {
    const pressed = screen.now
    screen.saved = await saveMerged<Dish, Known<Dish> | null>(merging, editing, pressed)
    screen.now = settled(screen.now, pressed, screen.saved)
  }
  const type = (typed: Partial<Dish>) => Object.assign(screen, { now: { ...screen.now, ...typed } })
  return { server, screen, write, save, type, isDirty: () => isDirty(screen.now, screen.saved) }
}

test('a form that was saved is clean, shows what was saved, and has nothing to send again', async () => {
  const { screen, type, save, isDirty: dirty } = openForm()
  type({ name: ' Уха с лососем ' })
  expect(dirty()).toBe(true)
  await save()
  expect([screen.now.name, dirty()]).toEqual(['Уха с лососем', false])
  await save()
  expect([screen.sent, dirty()]).toEqual([[], false])
})

test('editing goes on from the answer: a second save is no conflict with the first, and sends its own alone', async () => {
  const { server, screen, type, save } = openForm()
  type({ name: 'Уха с лососем' })
  await save()
  type({ price: '490' })
  await save()
  expect([screen.sent, screen.told, server.row]).toEqual([['price'], [], { name: 'Уха с лососем', price: '490' }])
})

test('what another changed after one’s save is merged and told, and the form is clean', async () => {
  const { server, screen, write, type, save, isDirty: dirty } = openForm()
  type({ name: ' Уха с лососем ' })
  await save()
  write({ price: '500' })
  type({ name: ' Уха по-фински ' })
  await save()
  expect(server.row).toEqual({ name: 'Уха по-фински', price: '500' })
  expect([screen.now, screen.told, dirty()]).toEqual([server.row, ['price'], false])
})

test('where both changed the same one’s own stands to be looked at, unsaved, and the next press saves it', async () => {
  const { server, screen, write, type, save, isDirty: dirty } = openForm()
  type({ price: '490' })
  write({ price: '500' })
  await expect(save()).rejects.toThrow('сохраните ещё раз')
  expect([screen.asked?.clashes, screen.now.price, dirty()]).toEqual([['price'], '490', true])
  await save()
  expect([screen.asked, server.row.price, dirty()]).toEqual([null, '490', false])
})

test('a save whose answer was lost is found done by the next press, and the form is clean', async () => {
  const { server, screen, type, save, isDirty: dirty } = openForm()
  type({ name: 'Уха с лососем' })
  screen.loses = true
  await expect(save()).rejects.toThrow('Нет связи')
  expect([screen.now.name, dirty()]).toEqual(['Уха с лососем', true])
  screen.loses = false
  await save()
  expect([server.version, screen.now, dirty()]).toEqual([2, { name: 'Уха с лососем', price: '450' }, false])
})
