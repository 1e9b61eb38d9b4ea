import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { isNews, mergeShapes, nothing } from '../../api/test/rows/shapes.ts'
import { differences } from './row-differences.ts'

const folder = await mkdtemp(join(tmpdir(), 'ostrov-rows-'))
const file = join(folder, 'rows.ts')
await Bun.write(
  file,
  `export type Row = { id: string; price: number | null; at: Date; file: Uint8Array; note?: string; lines: { name: string }[]; kept: { from: string } }`,
)
const program = ts.createProgram([file], { strict: true, target: ts.ScriptTarget.ESNext })
const checker = program.getTypeChecker()
const [declared] = program.getSourceFile(file)?.statements ?? []
if (!declared || !ts.isTypeAliasDeclaration(declared)) throw new Error('No row')
const type = checker.getTypeAtLocation(declared.name)
await rm(folder, { recursive: true })

const good = {
  id: 'a',
  price: 1,
  at: new Date(),
  file: Buffer.from('PK'),
  lines: [{ name: 'Уха' }],
  kept: { from: '10:00' },
}
const wrongIn = (...rows: object[]) => {
  const shape = nothing()
  isNews(shape, rows)
  return differences(checker, type, { shape, kept: ['kept'] })
}

test('rows that are as they are said to be differ in nothing', () => {
  expect(wrongIn(good, { ...good, price: null })).toEqual([])
})

test.each([
  [{ ...good, id: 7 }, 'id is number, and is said to be string'],
  [{ ...good, id: null }, 'id is null, and is said to be string'],
  [{ ...good, at: '2026-11-23' }, 'at is string, and is said to be date'],
  [{ ...good, file: 'PK' }, 'file is string, and is said to be bytes'],
  [{ ...good, total: 1 }, 'total is answered, and no type names it'],
  [{ ...good, lines: [{ name: 'Уха', sort: 1 }] }, 'lines[].sort is answered, and no type names it'],
  [{ ...good, lines: [{}] }, 'lines[].name is said, and never answered'],
])('%j: %s', (row, sentence) => {
  expect(wrongIn(row)).toEqual([sentence])
})

test('what was kept as JSON may hold more or less, and a statement’s effects need no name', () => {
  expect(wrongIn({ ...good, kept: { to: '22:00' }, announced: '' })).toEqual([])
})

test('what only one process has seen in an object may be missing', () => {
  const [one, other] = [nothing(), nothing()]
  isNews(one, [{ a: 1 }])
  isNews(other, [{ b: 'x' }])
  expect(mergeShapes(one, other).properties).toEqual({
    a: { kinds: ['number', 'missing'] },
    b: { kinds: ['missing', 'string'] },
  })
})
