import { expect, test } from 'bun:test'
import { appStores } from './app-stores'

test('a store without an address is not offered', () => {
  expect(appStores({})).toEqual([])
  expect(appStores({ APP_STORE_URL: ' ', GOOGLE_PLAY_URL: 'https://play.example/app' })).toEqual([
    { name: 'Google Play', url: 'https://play.example/app', invitation: 'Доступно в' },
  ])
})
