import { expect, test } from 'bun:test'
import { Problem } from '@ostrov/shared/wire/answers'
import { afterRefusal } from './use-sending'

test('too many codes: none was sent, and the next try is when the server says', () => {
  const refused = new Problem(429, 'request.too_often', 'Слишком много попыток.', {}, { retry_after: 725 })
  expect(afterRefusal(refused)).toEqual({ sending: { state: 'refused' }, wait: 725 })
})

test('a code sent a moment ago is still on its way, and another one may follow when the server says', () => {
  const early = new Problem(429, 'account.code_too_soon', 'Рано', {}, { retry_after: 18 })
  expect(afterRefusal(early)).toEqual({ sending: { state: 'sent' }, wait: 18 })
})

test('what failed for another reason is said and may be tried at once', () => {
  const down = new Problem(503, 'server.unavailable', 'Сервис временно недоступен.')
  expect(afterRefusal(down)).toEqual({ sending: { state: 'failed', why: 'Сервис временно недоступен.' }, wait: 0 })
  expect(afterRefusal(new TypeError('fetch')).sending.state).toBe('failed')
})
