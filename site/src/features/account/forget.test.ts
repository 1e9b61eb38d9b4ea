import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { COOKIES, forgetKept, type Shelves } from '@ostrov/shared/sessions/forget-stored'
import { keepFor } from './forget'

/** Storage without a browser: the keys are its own, as in one. */
function shelf(kept: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(kept))
  const methods = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
    clear: () => map.clear(),
    key: (at: number) => [...map.keys()][at] ?? null,
    length: 0,
  }
  return new Proxy(methods, {
    ownKeys: () => [...map.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      map.has(String(key)) ? { enumerable: true, configurable: true, value: '' } : undefined,
  })
}
const shelves = (session: Record<string, string>, local: Record<string, string> = {}): Shelves => ({
  local: shelf(local),
  session: shelf(session),
})
const ANNA = { id: 'anna', is_confirmed: true }
const PETR = { id: 'petr', is_confirmed: true }
const FORM = { ostrov_order_form: '{"person":{"user_name":"Пётр"}}' }

test('the next person’s checkout has nothing of the previous one’s', () => {
  const kept = shelves({})
  keepFor(PETR, kept)
  kept.session.setItem('ostrov_order_form', FORM.ostrov_order_form)
  kept.local.setItem('user_delivery', '{"id":"anna"}')
  keepFor(ANNA, kept)
  expect(Object.keys(kept.session)).toEqual(['ostrov_owner'])
  expect(kept.session.getItem('ostrov_owner')).toBe('anna')
  expect(kept.local.getItem('user_delivery')).toBe('{"id":"anna"}')
})

test('who has left in another tab while this one slept leaves nothing in it', () => {
  const kept = shelves({ ...FORM, ostrov_owner: 'petr' }, { ostrov_guest: 'uuid', user_delivery: 'of a dead session' })
  keepFor(null, kept)
  expect([...Object.keys(kept.session), ...Object.keys(kept.local)]).toEqual([])
})

test('who begins to sign in in another’s place finds nothing of theirs even before the code', () => {
  const kept = shelves({ ...FORM, ostrov_owner: 'petr' }, { user_delivery: 'anna’s', ostrov_stories_seen: '[]' })
  keepFor({ ...ANNA, is_confirmed: false }, kept)
  expect([...Object.keys(kept.session), ...Object.keys(kept.local)]).toEqual(['user_delivery'])
})

test('what a guest typed is theirs after signing in, and stays while they are', () => {
  const kept = shelves(FORM, { ostrov_guest: 'uuid' })
  keepFor(ANNA, kept)
  keepFor(ANNA, kept)
  expect(kept.session.getItem('ostrov_order_form')).toBe(FORM.ostrov_order_form)
  expect(kept.local.getItem('ostrov_guest')).toBe('uuid')
})

test('leaving forgets every key, known or new, but the staff’s own', () => {
  const kept = shelves(
    { ...FORM, something_new: '1' },
    {
      user_delivery: '{}',
      ostrov_guest: 'uuid',
      new_too: '1',
      ostrov_board_silent: '1',
      ostrov_staff: '{}',
      ostrov_staff_restaurant: 'id',
      ostrov_theme: 'dark',
      ostrov_acting: '{}',
    },
  )
  forgetKept(kept)
  expect(Object.keys(kept.session)).toEqual([])
  expect(Object.keys(kept.local)).toEqual([
    'ostrov_board_silent',
    'ostrov_staff',
    'ostrov_staff_restaurant',
    'ostrov_theme',
    'ostrov_acting',
  ])
})

test('the staff’s own keys are those the staff’s pages keep, and nothing else lives beyond the two storages', async () => {
  const root = join(import.meta.dir, '../../../..')
  const kept: string[] = []
  const beyond: string[] = []
  const cookies: string[] = []
  for (const path of new Bun.Glob('{site,admin}/src/**/*.{ts,tsx,astro}').scanSync({ cwd: root })) {
    if (/(?:^|\/)node_modules\//.test(path) || /\.test\.tsx?$/.test(path)) continue
    const text = await Bun.file(join(root, path)).text()
    if (/\bindexedDB\b|\bcaches\.open\((?!PAGES\)|OWN\))|document\.cookie\s*=/.test(text)) beyond.push(path)
    if (/cookieStore\.set\(/.test(text)) cookies.push(/^const (?:KEY|COOKIE) = '([^']+)'/m.exec(text)?.[1] ?? path)
    if (path.startsWith('admin/'))
      kept.push(...[...text.matchAll(/persistent\w+(?:<[^(]*>)?\('([^']+)'/g)].map(([, key]) => key ?? ''))
  }
  expect(kept.sort()).toEqual([
    'ostrov_acting',
    'ostrov_board',
    'ostrov_board_silent',
    'ostrov_staff',
    'ostrov_staff_restaurant',
    'ostrov_theme',
  ])
  // Whose one database `forgetKept` deletes.
  expect(beyond).toEqual(['site/src/components/photos/stored-photos.ts'])
  expect(cookies.sort()).toEqual(COOKIES)
})
