import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { ROOT } from '../database.ts'
import { DOORS, listed, readValues, settle, unknownAnswers, writeValues } from './settings.ts'
import { tuning, units } from './units.ts'

const example = await Bun.file(join(ROOT, 'deploy/example.env')).text()
const made = {
  SESSION_SECRET: 's'.repeat(64),
  SECRETS_KEY: 'k'.repeat(64),
  VAPID_PUBLIC_KEY: 'p',
  VAPID_PRIVATE_KEY: 'q',
}
const answers = { SUPPORT_EMAIL: 'help@ostrov.test' }

test('what is written is read again as it was, whatever signs it has', () => {
  const values = { A: 'plain', B: 'two words', C: 'a "quoted" \\ $thing #1', D: 'Остров', E: '' }
  expect(readValues(writeValues(values))).toEqual(values)
  expect(() => writeValues({ A: 'one\ntwo' })).toThrow('A must be one line.')
})

test('an answer that no setting has is refused; each of the list may be given', () => {
  expect(unknownAnswers(example, { PAIMENTS: 'off', SMTP_URL: 'x', ADMIN_EMAIL: 'x', DATABASE_URL: 'x' })).toEqual([
    'PAIMENTS is no setting: deploy/example.env has the list.',
  ])
  expect(unknownAnswers(example, listed(example))).toEqual([])
  expect(Object.keys(listed(example))).toEqual(expect.arrayContaining(Object.entries(DOORS).flat()))
})

test('a door without its key is off, secrets are made, and notices have a subject', () => {
  const settled = settle(example, { domain: 'ostrov.test', answers, kept: {}, made })
  expect(settled).toMatchObject({
    ...made,
    DOMAIN: 'ostrov.test',
    PUBLIC_ORIGIN: 'https://ostrov.test',
    PAYMENTS: 'off',
    SMS_PROVIDER: 'off',
    MAIL: 'off',
    PUSH: 'webpush',
    VAPID_SUBJECT: 'mailto:help@ostrov.test',
  })
  expect(settled).not.toHaveProperty('POSTGRES_PASSWORD')
})

test('a second run keeps the secrets and takes a new answer', () => {
  const kept = settle(example, { domain: 'ostrov.test', answers, kept: {}, made })
  const other = { ...made, SESSION_SECRET: 'another', SECRETS_KEY: 'another' }
  expect(settle(example, { domain: 'ostrov.test', answers: {}, kept, made: other })).toEqual(kept)
  const opened = settle(example, {
    domain: 'ostrov.test',
    answers: { SMSRU_API_ID: 'id' },
    kept,
    made,
  })
  expect(opened).toMatchObject({ SMS_PROVIDER: 'smsru', SMSRU_API_ID: 'id' })
})

test.each([
  [512, '128MB', '4MB'],
  [4096, '1024MB', '8MB'],
  [131072, '8192MB', '64MB'],
])('PostgreSQL of %i MiB takes %s and %s for a sort', (memory, shared, work) => {
  expect(tuning(memory)).toContain(`\nshared_buffers = ${shared}\n`)
  expect(tuning(memory)).toContain(`\nwork_mem = ${work}\n`)
})

test('every service runs as an ordinary user, closed, and without new privileges', () => {
  const all = Object.entries(units({ caddy: '/usr/bin/caddy', ownServer: true })).filter(([name]) =>
    name.endsWith('.service'),
  )
  expect(all).toHaveLength(4)
  for (const [, text] of all) {
    for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes']) expect(text).toContain(line)
    expect(text).toMatch(/^User=(ostrov|postgres|ostrov-proxy)$/m)
  }
})

test('a given database brings no server', () => {
  const all = units({ caddy: '/usr/bin/caddy', ownServer: false })
  expect(JSON.stringify(all)).not.toContain('ostrov-postgres')
})
