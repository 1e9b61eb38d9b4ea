import { expect, test } from 'bun:test'
import { judge, type Listed, type Shown } from './passes'

const listed: Listed = {
  ...{ id: 'a', version: 2, short: 'AAAA-BBBB', kind: 'Входной', used_at: null, used_by: null },
  ...{ is_refunded: false, is_offered: false },
}
const shown: Shown = { id: 'a', version: 2, session_id: 's', isGenuine: true }
const said = (what: Partial<Shown> = {}, row: Partial<Listed> | null = {}, own?: { at: string; by: string }) =>
  judge({ ...shown, ...what }, { session_id: 's', listed: row === null ? undefined : { ...listed, ...row }, own }).is

test('a ticket of the list passes, one that was sold or handed over since passes by its signature alone', () => {
  expect(said()).toBe('ok')
  expect([said({}, null), said({ isGenuine: null }, null)]).toEqual(['ok', 'unknown'])
  expect([said({ version: 3 }), said({ version: 3, isGenuine: null })]).toEqual(['ok', 'unknown'])
})

test('a forged code, another session’s, a former version, one on its way, one given back, one used do not pass', () => {
  expect(said({ isGenuine: false })).toBe('forged')
  expect(said({ session_id: 'other' })).toBe('foreign')
  expect(said({ version: 1 })).toBe('stale')
  expect(said({}, { is_offered: true })).toBe('stale')
  expect(said({}, { is_refunded: true })).toBe('refunded')
  expect(said({}, { used_at: '2026-01-01T10:00:00Z', used_by: 'Вход 2' })).toBe('double')
  expect(said({}, {}, { at: '2026-01-01T10:00:00Z', by: 'Вход 1' })).toBe('double')
})
