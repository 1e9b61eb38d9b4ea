import { expect, test } from 'bun:test'
import { atAddress } from './at-address'

const event = { number: 12, slug: 'organ' }
const pathOf = ({ slug, number }: typeof event) => `/afisha/${slug}-${number}`
const found = async () => ({ data: event, error: null, status: 200 })
const refused = (status: number) => async () => ({
  ...{ data: null, status },
  error: { status, value: { errorMessage: 'event.refused', message: 'Нет' } },
})
const at = (address: string, read: Parameters<typeof atAddress<typeof event>>[0]['read'], number: number | null = 12) =>
  atAddress({ address, number, read, pathOf })

test('the row stands at its own address; other words lead there', async () => {
  expect(await at('organ-12', found)).toEqual({ is: 'here', row: event })
  expect(await at('old-words-12', found)).toEqual({ is: 'elsewhere', path: '/afisha/organ-12' })
})

test('what was taken off is gone, what nobody may see is nowhere, and so is an address without a number', async () => {
  expect(await at('organ-12', refused(410))).toEqual({ is: 'gone' })
  expect(await at('organ-12', refused(404))).toEqual({ is: 'nowhere' })
  expect(await at('organ', found, null)).toEqual({ is: 'nowhere' })
})

test('a server that cannot answer is no missing page', async () => {
  await expect(at('organ-12', refused(503))).rejects.toMatchObject({ status: 503 })
})
