import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../database.ts'
import { run } from './machine.ts'
import { DOORS, listed, readValues, settle, unknownAnswers, writeValues } from './settings.ts'
import { surplus } from './slots.ts'
import { newest, releaseFolder } from './source.ts'
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

test('what a newer release or a hand has written among the settings stays', () => {
  const kept = { ...settle(example, { domain: 'ostrov.test', answers, kept: {}, made }), OF_TOMORROW: 'yes' }
  expect(settle(example, { domain: 'ostrov.test', answers: {}, kept, made })).toEqual(kept)
})

test('the newest version is the greatest by its numbers, and no trial of one', () => {
  const tags = ['v1.9.0', 'v1.10.0', 'v2.0.0-rc.1', 'latest'].map((tag) => `0f3a\trefs/tags/${tag}`).join('\n')
  expect(newest(tags)).toBe('1.10.0')
  expect(newest('0f3a\trefs/tags/latest')).toBeUndefined()
})

test('three releases stay, those in use among them', () => {
  const names = ['1.2.0', '1.10.0', '1.9.0', '1.8.0', 'trial']
  expect(surplus(names, ['1.10.0', '1.9.0'])).toEqual(['1.2.0', 'trial'])
  expect(surplus(names, ['1.2.0', 'trial'])).toEqual(['1.9.0', '1.8.0'])
  expect(surplus(['1.2.0'], ['1.2.0'])).toEqual([])
})

test('a release is a folder, an archive or a version of a repository, or a sentence says what is missing', async () => {
  expect(await releaseFolder(ROOT, undefined)).toBe(ROOT)
  await expect(releaseFolder('next', undefined)).rejects.toThrow('is no folder, no archive and no version')
  await expect(releaseFolder('1.2.0', undefined)).rejects.toThrow('RELEASES names no git repository')
  await using folder = await mkdtempDisposable(join(tmpdir(), 'release-'))
  const [repository, archive] = [join(folder.path, 'repository'), join(folder.path, 'next.tar.gz')]
  await Bun.write(join(repository, 'deploy/install.sh'), 'true')
  run(['tar', '--create', '--gzip', '--file', archive, '--directory', folder.path, 'repository'])
  expect(existsSync(join(await releaseFolder(archive, undefined), 'deploy/install.sh'))).toBe(true)
  const git = ['git', '-C', repository, '-c', 'user.name=a', '-c', 'user.email=a@b.c']
  run(['git', 'init', '--quiet', repository])
  run([...git, 'add', '.'])
  run([...git, 'commit', '--quiet', '--message', 'one'])
  run([...git, 'tag', 'v1.2.0'])
  for (const wanted of [undefined, '1.2.0', 'v1.2.0'])
    expect(existsSync(join(await releaseFolder(wanted, `file://${repository}`), 'deploy/install.sh'))).toBe(true)
  await expect(releaseFolder('1.3.0', `file://${repository}`)).rejects.toThrow('1.3.0')
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
