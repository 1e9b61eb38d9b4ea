import { expect, test } from 'bun:test'
import { checkForm, type Field, type FormTable, type Values } from '@ostrov/shared/forms/form'
import { menuForms } from './forms/menu-forms'
import { peopleForms } from './forms/people-forms'
import { secondFactorForms } from './forms/second-factor-forms'
import type { Sent } from './forms/sent'
import { openTogether } from './groups'
import { LENINA } from './kitchen'
import { fillBasket, openKitchen, orderForm, placedOrder } from './orders'
import { administrator, signIn } from './people'
import { placeForms } from './place'
import { openProduct } from './product'

// Wrong ones are tried by the dozen here.
const product = await openProduct({
  LIMITS: ['sign_in', 'sign_in_address', 'reset_mail', 'invitations', 'writes'].map((name) => `${name}=1000/60`).join(),
})
const kitchen = await openKitchen(product)
const { token } = await signIn(product)
const admin = await administrator(product)
const { token: staff } = kitchen.owner
const { body: started } = await product.call('POST', '/api/user/authenticate', { body: { phone: '79001119988' } })
const basket = await fillBasket(product, token, kitchen)
const form = orderForm(kitchen, basket)
const unpaid = await placedOrder(product, kitchen, { payment_type: 'online' })
const placed = await placedOrder(product, kitchen)
const group = await openTogether(product)
const action = `/api/orders/actions/restaurant/${kitchen.restaurant_id}`
const reviews = `/api/restaurant/${kitchen.restaurant_id}/review`
const line = '018f0000-0000-7000-8000-000000000000'
const choices = `/api/restaurant/${kitchen.restaurant_id}/product-option`
const door = { front_door: '1', apartment: '2', floor: '3', comment: '' }

const numbered = (values: Values, names: string[]) => ({
  ...values,
  ...Object.fromEntries(names.map((name) => [name, values[name] === '' ? '' : Number(values[name])])),
})

const saveAddress: Sent['request'] = ({ address = 'Ленина, 234', ...address_details }) => [
  ...(['POST', '/api/user/user_address', { address, address_details, coordinates: LENINA }] as const),
  token,
]

const SENT: Readonly<Record<string, Sent>> = {
  PHONE_FORM: {
    good: { phone: '79001112233' },
    request: (values) => ['POST', '/api/user/authenticate', values],
  },
  CODE_FORM: { good: { code: '0000' }, request: (values) => ['POST', '/api/user/confirm', values, started.data.token] },
  PROFILE_FORM: { good: { name: 'Анна', email: '' }, request: (values) => ['PUT', '/api/user', values, token] },
  NOTICES_FORM: {
    good: { status: 'push', late: 'none', changes: 'sms', answer: 'mail' },
    request: (values) => ['PUT', '/api/user/notices', values, token],
  },
  STAFF_FORM: { good: { name: 'Мария' }, request: (values) => ['PUT', '/api/business_user', values, staff] },
  ...(await peopleForms(product, kitchen, placed.customer.id)),
  ...(await secondFactorForms(product, admin)),
  RESET_FORM: {
    good: { email: 'a@example.com' },
    request: (values) => ['POST', '/api/business_user/request_password_reset', values],
  },
  SIGN_IN_FORM: {
    good: { email: 'a@example.com', password: 'password' },
    request: (values) => ['POST', '/api/staff/authenticate', values],
  },
  NEW_PASSWORD_FORM: {
    good: { password: 'password', repeated: 'password' },
    request: (values) => ['POST', `/api/business_user/reset_password?token=${'a'.repeat(40)}`, values],
    own: { repeated: 'the hand that typed it is asked, not the server' },
  },
  DOOR_FORM: { good: door, request: saveAddress },
  WHOLE_DOOR_FORM: { good: door, request: saveAddress, optional: { apartment: 'may wait for the checkout' } },
  ADDRESS_FORM: {
    good: { ...door, city_id: line, address: 'Ленина, 234' },
    request: ({ city_id: _, ...values }) => saveAddress(values),
    own: { city_id: 'is found by the house' },
    optional: { apartment: 'may wait for the checkout' },
  },
  ORDER_FORM: {
    good: { ...form, user_name: 'Анна', cultery_count: 1 },
    request: (values) => ['POST', '/api/user/orders', values, token],
  },
  ON_RECEIPT_FORM: {
    good: { payment_type: 'cash' },
    request: (values) => ['PUT', `/api/user/orders/${unpaid.uuid}/payment_type`, values, unpaid.customer.token],
  },
  GROUP_NAME_FORM: {
    good: { name: 'Аня' },
    request: (values) => ['POST', `/api/groups/${group.link}/participants`, values],
  },
  REVIEW_FORM: {
    good: { text: 'Вкусно', images: [] },
    request: ({ text, images }) => [
      'POST',
      '/api/user/reviews',
      { order_id: placed.id, rating: 5, text, images },
      token,
    ],
  },
  REPLY_FORM: {
    good: { text: 'Спасибо' },
    request: ({ text }) => ['POST', '/api/user/reviews/user_answer', { review_id: line, text }, token],
  },
  OPTION_FORM: {
    good: { name: 'Сыр', price: 50 },
    request: (values) => ['POST', choices, numbered(values, ['price']), staff],
  },
  OPTION_GROUP_FORM: {
    good: { name: 'Размер', min: 1, max: 1 },
    request: (values) => ['POST', `${choices}/group`, numbered(values, ['min', 'max']), staff],
  },
  ANSWER_FORM: {
    good: { text: 'Спасибо' },
    request: ({ text }) => ['POST', `${reviews}/restaurant_answer`, { review_id: line, text }, staff],
  },
  TEMPLATE_FORM: {
    good: { text: 'Спасибо!' },
    request: ({ text }) => ['PUT', `${reviews}/templates`, { templates: [text] }, staff],
    named: { text: 'templates' },
  },
  RETURN_FORM: {
    good: { reason: 'Без заглавных букв' },
    request: (values) => [
      ...(['PUT', `/api/admin/moderation/${line}`, { status: 'needs_work', version: 1, ...values }] as const),
      admin.token,
    ],
  },
  ...placeForms(kitchen.restaurant_id, staff),
  ...menuForms(kitchen),
  REFUSAL_FORM: {
    good: { comment: 'Нет рыбы' },
    request: (values) => ['PUT', `${action}/order/${placed.id}/action`, { status: 'cancelled', ...values }, staff],
  },
  STRIKE_FORM: {
    good: { struck: [line], reason: 'Закончилось' },
    request: ({ reason }) => {
      const cancelled_items = [{ id: line, cancellation_comment: reason }]
      return ['PUT', `${action}/confirm/${placed.id}`, { cancelled_items }, staff]
    },
    own: { struck: 'none means that all can be made' },
    named: { reason: 'cancellation_comment' },
  },
}

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
    wrongOnes(line).map((value) => ({ field, value, screen: checkForm(table, { ...good, [field]: value })[field] })),
  )
  const tried = wrong.filter(
    ({ field, value, screen }) => screen && !(field in own) && !(field in optional && value === ''),
  )
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

/** What a field of its kind and limits must refuse. */
function wrongOnes({ kind, min, max, required, choices }: Field): unknown[] {
  const beyond = max ? [kind === 'number' || kind === 'money' ? max + 1 : tooLong(kind, max)] : []
  const below = min ? [min - 1] : []
  const odd = { email: 'анна', phone: '12', digits: '1а', number: -1, money: -1 }
  return [
    ...(required ? [''] : []),
    ...beyond,
    ...below,
    ...Object.entries(odd).flatMap(([one, value]) => (one === kind ? [value] : [])),
    ...(choices ? ['barter'] : []),
  ]
}

function tooLong(kind: Field['kind'], max: number) {
  if (kind === 'email') return `${'a'.repeat(max)}@example.com`
  return (kind === 'digits' ? '1' : '🐕').repeat(max + 1)
}

/** All tables of forms, by the names under which their files give them out. */
async function readTables(): Promise<ReadonlyMap<string, FormTable>> {
  const root = new URL('../../shared/src/', import.meta.url).pathname
  const files = [...new Bun.Glob('*/form.ts').scanSync({ cwd: root, absolute: true })]
  const modules = await Promise.all(files.map((file): Promise<Record<string, FormTable>> => import(file)))
  return new Map(modules.flatMap((one) => Object.entries(one).filter(([name]) => name.endsWith('_FORM'))))
}
