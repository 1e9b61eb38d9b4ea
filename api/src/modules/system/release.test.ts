import { expect, test } from 'bun:test'
import { version } from '../../../../package.json'
import { newestRelease, ownRelease } from './release'

test('of the newest section the lines for administrators are read, however they are broken', () => {
  const changelog = `# Changes

## 1.2.0 · 2026-12-01

### Администратору

- Первое,
  и ещё.
- Второе.

### For engineers

- Third.

## 1.1.0 · 2026-11-30

### Администратору

- Старое.
`
  const notes = ['Первое, и ещё.', 'Второе.']
  expect(newestRelease(changelog)).toEqual({ version: '1.2.0', day: '2026-12-01', notes })
  expect(newestRelease('# Changes\n')).toBeNull()
})

test('the newest section is of the version that package.json says', async () => {
  expect((await ownRelease)?.version).toBe(version)
})
