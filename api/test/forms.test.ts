import { expect, test } from 'bun:test'
import { checkForm, type Field, type FormTable, isAsked, type Values } from '@ostrov/shared/forms/form'
import { type Forms, joined, readFixtures } from './fixtures'
import { openKitchen } from './orders'
import { openProduct } from './product'
import { richText } from './rich-text'

// Wrong ones are tried by the dozen here.
const product = await openProduct({
  LIMITS: ['sign_in', 'sign_in_address', 'reset_mail', 'invitations', 'writes'].map((name) => `${name}=1000/60`).join(),
})
const stage = { product, kitchen: await openKitchen(product) }
const sent = await Promise.all((await readFixtures()).map(({ forms }) => forms?.(stage)))
const SENT: Forms = joined(sent)

const tables = await readTables()

test('every form’s table is tried here', () => {
  expect([...tables.keys()].sort()).toEqual(Object.keys(SENT).sort())
})

test.each([...tables])('%s is judged by the server in the sentences of the screen', async (name, table) => {
  const {
    good,
    request,
    own = {},
    optional = {},
    named = {},
  } = SENT[name] ?? { good: {}, request: () => ['', '', null] }
  expect(checkForm(table, good)).toEqual({})
  const wrong = Object.entries(table).flatMap(([field, line]) =>
    wrongOnes(field, line).map((value) => ({
      field,
      value,
      screen: checkForm(table, { ...good, [field]: value })[field],
    })),
  )
  const tried = wrong.filter(
    ({ field, value, screen }) => screen && !(field in own) && !(field in optional && value === ''),
  )
  const passed = wrong.filter(
    ({ field, value, screen }) => !screen && value !== 'barter' && isWritten(table[field], good),
  )
  expect(passed).toEqual([])
  const apart: unknown[] = []
  for (const { field, value, screen } of tried) {
    const [method, path, body, bearer] = request({ ...good, [field]: value })
    const answer = await product.call(method, path, { body, ...(bearer && { token: bearer }) })
    const server = answer.body.errors?.[named[field] ?? field]
    if (server !== screen) apart.push({ field, value, screen, server, body: answer.body })
  }
  expect(apart).toEqual([])
  expect(tried.length).toBeGreaterThan(0)
})

const FOREIGN = ['+374 91 123456', '37491123456', '+375 29 123-45-67', '+1 914 123-45-67', '+7 701 123-45-67']
const ODD: Partial<Record<Field['kind'], unknown[]>> = {
  email: ['анна', 'anna@example.com\nother@example.com'],
  phone: ['12', ...FOREIGN, '+7 123 123-45-67', '+7 000 123-45-67', '+7 8 914 123-45-67'],
  digits: ['1а'],
  number: [-1],
  money: [-1],
  text: ['Анна\nИтого: 0', 'Анна\u2028Итого: 0', 'Анна\r\nИтого: 0'],
}
const UNSEEN = ['', ' \u00A0\u3000', '\u200B', '\u3164', '\u2800\uFEFF', '\u202E\u00AD\u{E0041}']

/** Pictures and rows that are named are counted by their routes. */
function isWritten(field: Field | undefined, values: Values) {
  return field !== undefined && !['images', 'references'].includes(field.kind) && isAsked(field, values)
}

/** What a field of its kind and limits must refuse. */
function wrongOnes(name: string, { kind, min, max, required, choices }: Field): unknown[] {
  const beyond = max ? [kind === 'number' || kind === 'money' ? max + 1 : tooLong(kind, max)] : []
  const below = min ? [min - 1] : []
  const isText = kind === 'text' || kind === 'lines'
  return [
    ...(required ? (isText ? UNSEEN : ['']) : []),
    ...beyond,
    ...below,
    ...(ODD[kind] ?? []),
    ...(name === 'phones' ? FOREIGN : []),
    ...(choices ? ['barter'] : []),
  ]
}

function tooLong(kind: Field['kind'], max: number) {
  if (kind === 'rich') return richText('🐕'.repeat(max + 1))
  if (kind === 'email') return `${'a'.repeat(max)}@example.com`
  return (kind === 'digits' ? '1' : '🐕').repeat(max + 1)
}

/** All tables of forms, by the names under which their files give them out. */
async function readTables(): Promise<ReadonlyMap<string, FormTable>> {
  const root = new URL('../../shared/src/', import.meta.url).pathname
  const files = [...new Bun.Glob('*/{,*-}form.ts').scanSync({ cwd: root, absolute: true })]
  const modules = await Promise.all(files.map((file): Promise<Record<string, FormTable>> => import(file)))
  return new Map(modules.flatMap((one) => Object.entries(one).filter(([name]) => name.endsWith('_FORM'))))
}
