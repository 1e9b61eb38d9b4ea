import { expect, test } from 'bun:test'
import { deviceName } from './device-name'

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  ['curl/8.0', 'Неизвестное устройство'],
  ['', 'Неизвестное устройство'],
  [null, 'Неизвестное устройство'],
])('%p is known to its owner as %s', (user_agent, name) => {
  expect(deviceName(user_agent)).toBe(name)
})
