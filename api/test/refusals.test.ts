import { describe, expect, test } from 'bun:test'
import { dirname, relative, resolve } from 'node:path'
import { isRecordNoun, NOUNS } from '@ostrov/shared/nouns'
import { namesOf } from '@ostrov/shared/wire/names'
import { PROBLEMS } from '../src/kernel/problems'
import { signIn } from './people'
import { openProduct } from './product'

const ROOT = resolve(import.meta.dir, '../..')
const DECLARED = /refuses: \[([^\]]*)\]/g
const RECORDS = namesOf(NOUNS).filter(isRecordNoun)
const OWN = namesOf(NOUNS).filter((name) => 'moderated' in NOUNS[name] && 'most' in NOUNS[name])
const OF_RECORDS = new RegExp(`^(?:(?:${RECORDS.join('|')})\\.(?:not_found|changed)|(?:${OWN.join('|')})\\.too_many)$`)
/** It throws `<noun>.changed` for every noun that is written over it. */
const SAVE_OWN = 'api/src/modules/own-records/save-own.ts'
const sources = await readSources()

describe('the table of refusals tells the truth', () => {
  test('every code in it is thrown somewhere', () => {
    const thrown = [...sources]
      .filter(([path]) => !path.endsWith('/problems.ts'))
      .map(([, { text }]) => text.replace(DECLARED, ''))
    // Those that every record has are thrown by the machine of records, and of what customers keep by that of theirs.
    const codes = Object.keys(PROBLEMS).filter((code) => !OF_RECORDS.test(code))
    expect(codes.filter((code) => !thrown.some((text) => text.includes(`'${code}'`)))).toEqual([])
  })

  test('what a route says it may refuse with is thrown by what it calls', () => {
    const idle = [...sources.keys()].flatMap((path) => {
      // A route that is handed what every module forgets refuses as they do.
      const handed = sources.get(path)?.text.includes('forgetting')
        ? reachedFrom('api/src/modules/personal-data/register.ts')
        : []
      const reached = [...reachedFrom(path), ...handed]
      const texts = reached.map((one) => sources.get(one)?.text.replace(DECLARED, '') ?? '')
      const isChangedOwn = (code: string) =>
        reached.includes(SAVE_OWN) && texts.some((text) => text.includes(`noun: '${code.replace(/\.changed$/, '')}'`))
      const declared = [...(sources.get(path)?.text ?? '').matchAll(DECLARED)].flatMap(([, list]) =>
        codesIn(list ?? ''),
      )
      return declared
        .filter(
          (code) => !OF_RECORDS.test(code) && !isChangedOwn(code) && !texts.some((text) => text.includes(`'${code}'`)),
        )
        .map((code) => `${path}: ${code}`)
    })
    expect(idle).toEqual([])
  })

  test('no sentence shows a place that nobody fills in', () => {
    expect(Object.values(PROBLEMS).filter(([, sentence]) => /[{}]/.test(sentence))).toEqual([])
  })
})

describe('a 422 names the field and says the form’s own sentence', async () => {
  const product = await openProduct()
  const { token } = await signIn(product)
  const NOWHERE = '018f0000-0000-7000-8000-000000000000'
  const order = {
    restaurant_id: NOWHERE,
    basket_id: NOWHERE,
    delivery_type: 'delivery',
    payment_type: 'cash',
    user_name: 'Анна',
    user_phone: '+7 (900) 111-22-33',
    apartment: '7',
    cartSum: 1400,
  }
  const address = {
    address: 'Ленина, 234',
    coordinates: { type: 'Point', coordinates: [142.7335, 46.95] },
    address_details: {},
  }

  test.each([
    ['POST', '/api/user/orders', { ...order, payment_type: undefined }, { payment_type: 'Укажите cпособ оплаты' }],
    ['POST', '/api/user/orders', { ...order, payment_type: 'gold' }, { payment_type: 'Укажите cпособ оплаты' }],
    ['POST', '/api/user/orders', { ...order, user_name: undefined }, { user_name: 'Укажите имя' }],
    ['POST', '/api/user/orders', { ...order, user_phone: undefined }, { user_phone: 'Укажите номер телефона' }],
    ['POST', '/api/user/orders', { ...order, cultery_count: 31 }, { cultery_count: 'Не больше 30 приборов' }],
    [
      'POST',
      '/api/user/orders',
      { ...order, delivery_comment: 'я'.repeat(151) },
      { delivery_comment: 'Максимальная длина строки 150' },
    ],
    ['POST', '/api/user/orders', { ...order, comment: 'я'.repeat(501) }, { comment: 'Максимальная длина строки 500' }],
    ['POST', '/api/user/orders', { ...order, apartment: '1'.repeat(21) }, { apartment: 'Максимальная длина строки 4' }],
    ['POST', '/api/user/orders', { ...order, cartSum: -1 }, { cartSum: 'Не меньше 0' }],
    ['POST', '/api/user/orders', { ...order, basket_id: 'x' }, { basket_id: 'Проверьте значение.' }],
    ['POST', '/api/auth/phone', {}, { phone: 'Укажите номер телефона' }],
    ['POST', '/api/auth/confirm', { code: '12' }, { code: 'Введите 4 цифры из сообщения' }],
    ['POST', '/api/user/user_address', { ...address, address: '' }, { address: 'Это обязательное поле' }],
    [
      'POST',
      '/api/user/user_address',
      { ...address, address_details: { floor: '1'.repeat(30) } },
      { floor: 'Максимальная длина строки 2' },
    ],
    ['POST', '/api/staff/authenticate', { email: 'x', password: 'y' }, { email: 'Проверьте адрес электронной почты' }],
    [
      'POST',
      '/api/basket_item',
      { product_id: NOWHERE, restaurant_id: NOWHERE, quantity: 101 },
      { quantity: 'Не больше 100' },
    ],
    [
      'POST',
      '/api/basket_item',
      { product_id: NOWHERE, restaurant_id: NOWHERE, quantity: 1.5 },
      { quantity: 'Укажите целое число.' },
    ],
    ['GET', '/api/cities?limit=500', undefined, { limit: 'Не больше 100' }],
    ['GET', '/api/cities?page=0', undefined, { page: 'Не меньше 1' }],
    ['GET', '/api/cities?page=many&limit=101', undefined, { page: 'Укажите число.', limit: 'Не больше 100' }],
    ['GET', '/api/search', undefined, { query: 'Это обязательное поле' }],
    ['GET', '/api/admin/images/ids?ids=a,b', undefined, { ids: 'Проверьте значение.' }],
  ])('%s %s %j', async (method, path, body, errors) => {
    const answer = await product.call(method, path, { token, body })
    expect(answer).toMatchObject({ status: 422, body: { errorMessage: 'request.invalid' } })
    expect(plain(answer.body.errors)).toEqual(errors)
  })

  test('a phone that is none has a code of its own, and the same sentence', async () => {
    const { status, body } = await product.call('POST', '/api/auth/phone', { body: { phone: '123' } })
    const sentence = 'Укажите валидный номер телефона'
    expect([status, body.errorMessage, body.errors]).toEqual([422, 'account.phone_invalid', { phone: sentence }])
  })
})

/** Fixed spaces are typography, not words. */
function plain(errors: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => [field, sentence.replaceAll('\u00A0', ' ')]),
  )
}

function codesIn(list: string) {
  return [...list.matchAll(/'([\w.]+)'/g)].map(([, code]) => code ?? '')
}

type Source = { text: string; imports: string[] }

async function readSources() {
  const found = new Map<string, Source>()
  for await (const path of new Bun.Glob('{api,shared}/src/**/*.ts').scan(ROOT)) {
    if (path.includes('.test.')) continue
    const text = await Bun.file(`${ROOT}/${path}`).text()
    found.set(path, {
      text,
      imports: [...text.matchAll(/(?:from|new URL\() ?'([^']+?)(?:\.ts)?'/g)].map(([, from]) =>
        resolveImport(path, from ?? ''),
      ),
    })
  }
  return found
}

function resolveImport(path: string, from: string) {
  if (from.startsWith('@ostrov/shared/')) return `shared/src/${from.slice('@ostrov/shared/'.length)}.ts`
  return `${relative(ROOT, resolve(ROOT, dirname(path), from))}.ts`
}

/** The file and all it imports or starts as a thread, however far. */
function reachedFrom(path: string): string[] {
  const reached = new Set([path])
  for (const one of reached)
    for (const next of sources.get(one)?.imports ?? []) if (sources.has(next)) reached.add(next)
  reached.delete('api/src/kernel/problems.ts')
  return [...reached]
}
